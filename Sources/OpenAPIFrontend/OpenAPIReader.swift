import APIModel
import Diagnostics
import SourceTree

/// Reads OpenAPI 3.0 to 3.2 and Swagger 2.0 into an `API`.
public enum OpenAPIReader {
    /// Reads the document and all to which it refers. Problems are in the bag; what they concern is left out.
    public static func read(
        _ root: SourceTree,
        loader: any DocumentLoader = NoDocuments(),
        options: OpenAPIOptions = OpenAPIOptions(),
        into bag: inout DiagnosticBag
    ) -> API? {
        guard let version = version(of: root, into: &bag) else { return nil }
        let problems = Problems()
        let documents = DocumentSet(root: root, loader: loader, options: options)
        let references = ReferenceResolver(
            version: version,
            documents: documents,
            problems: problems,
            limits: options.limits
        )
        let nodes = NodeReader(version: version, documents: documents, references: references, problems: problems)
        let schemas = SchemaReader(nodes: nodes)
        schemas.readNamed()
        let document = DocumentReader(nodes: nodes, schemas: schemas).document()
        let api = schemas.finish().completing(consume document, in: documents, problems)
        for problem in problems.bag.diagnostics { bag.report(documents.withTrail(problem)) }
        return api
    }

    /// Whether a document says of itself that it is one of these formats.
    public static func recognises(_ root: SourceTree) -> Bool {
        root.root["openapi"] != nil || root.root["swagger"] != nil
    }

    static func version(of tree: SourceTree, into bag: inout DiagnosticBag) -> SpecVersion? {
        guard let field = tree.root["openapi"] ?? tree.root["swagger"] else {
            bag.report(DocumentMessages.missingVersion(at: tree.root.range))
            return nil
        }
        let text = field.text
        if text.hasPrefix("2.") || text == "2" { return .swagger2 }
        if text.hasPrefix("3.0") || text == "3" { return .openAPI30 }
        if text.hasPrefix("3.1") { return .openAPI31 }
        if text.hasPrefix("3.2") { return .openAPI32 }
        bag.report(DocumentMessages.unknownVersion(text, at: field.range))
        return nil
    }
}
