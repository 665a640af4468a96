import APIModel
import Diagnostics
import Platform
import SourceTree

/// Reads OpenAPI 3.0 to 3.2 and Swagger 2.0 into an `API`.
public enum OpenAPIReader {
    /// Reads the document and all documents to which it refers. Problems go into the bag; faulty parts are left out.
    public static func read(
        _ root: SourceTree, loader: any DocumentLoader = NoDocuments(), options: OpenAPIOptions = OpenAPIOptions(),
        into bag: inout DiagnosticBag
    ) -> API? {
        guard let version = version(of: root, into: &bag) else { return nil }
        let problems = Problems()
        let documents = DocumentSet(root: root, loader: loader, options: options)
        let references = ReferenceResolver(
            version: version, documents: documents, problems: problems, limits: options.limits)
        let nodes = NodeReader(version: version, documents: documents, references: references, problems: problems)
        let schemas = SchemaReader(nodes: nodes)
        schemas.readNamed()
        let document = DocumentReader(nodes: nodes, schemas: schemas).document()
        let api = schemas.finish().completing(consume document, in: documents, problems)
        for problem in problems.bag.diagnostics { bag.report(documents.withTrail(problem)) }
        return api
    }

    public static func recognises(_ root: SourceTree) -> Bool {
        root.root["openapi"] != nil || root.root["swagger"] != nil
    }

    static func version(of tree: SourceTree, into bag: inout DiagnosticBag) -> SpecVersion? {
        guard let field = tree.root["openapi"] ?? tree.root["swagger"] else {
            return bag.fail(
                OpenAPICodes.missingVersion, "the document doesn't say which version of OpenAPI it follows",
                at: tree.root.range, help: "add `openapi: 3.1.0` (or `swagger: \"2.0\"`)")
        }
        let text = field.text
        if text.hasPrefix("2.") || text == "2" { return .swagger2 }
        if text.hasPrefix("3.0") || text == "3" { return .openAPI30 }
        if text.hasPrefix("3.1") { return .openAPI31 }
        if text.hasPrefix("3.2") { return .openAPI32 }
        return bag.fail(
            OpenAPICodes.unknownVersion, "version `\(text)` is not one that can be read", at: field.range,
            help: "2.0, 3.0, 3.1 and 3.2 can")
    }
}

public struct OpenAPIOptions: Sendable {
    /// Local files for addresses; an address that ends in `/` maps all addresses under it.
    public struct URLMapping: Sendable {
        public var url: String
        public var path: String

        public init(url: String, path: String) {
            self.url = url
            self.path = path
        }
    }

    public var urlMappings: [URLMapping]

    public var limits: Limits

    public init(urlMappings: [URLMapping] = [], limits: Limits = .standard) {
        self.urlMappings = urlMappings
        self.limits = limits
    }

    /// The file for an address: `https://a.example/x.yaml` under `https://a.example/` → `local/` is `local/x.yaml`.
    func path(forURL url: String) -> String? {
        for mapping in urlMappings {
            if mapping.url == url { return mapping.path }
            if mapping.url.hasSuffix("/"), url.hasPrefix(mapping.url) {
                let folder = mapping.path.hasSuffix("/") ? mapping.path : mapping.path + "/"
                return folder + url.dropFirst(mapping.url.count)
            }
        }
        return nil
    }
}

/// The dialects of OpenAPI that are read, oldest first.
public enum SpecVersion: Int, Sendable, Hashable, Comparable {
    case swagger2, openAPI30, openAPI31, openAPI32

    public static func < (left: SpecVersion, right: SpecVersion) -> Bool { left.rawValue < right.rawValue }

    var hasFullJSONSchema: Bool { self >= .openAPI31 }

    var displayName: String {
        switch self {
        case .swagger2: return "Swagger 2.0"
        case .openAPI30: return "OpenAPI 3.0"
        case .openAPI31: return "OpenAPI 3.1"
        case .openAPI32: return "OpenAPI 3.2"
        }
    }
}

public enum OpenAPICodes: String, DiagnosticKind {
    // Any object
    case unknownKey, wrongType, quotedBoolean, missingVersion, unknownVersion

    // References
    case missingFile, remoteReference, danglingReference, cyclicReference

    // Schemas
    case undeclaredRequired, requiredFlag, unknownType, ignoredLimit, enumValues, wrongDefault, conflictingTypes,
        twoUnions, cyclicAllOf, cyclicUnion, tooDeep, discriminator

    // Operations
    case foreignKey, missingKey, ignoredSibling, unsupportedFeature, noOperations, undeclaredServerVariable,
        unknownSecurityScheme, invalidSecurityScheme, invalidPath, pathWithoutSlash, queryInPath, fragmentInPath,
        repeatedPathParameter, undeclaredPathParameter, unusedPathParameter, invalidMethod, repeatedMethod,
        duplicateOperationID, missingResponses, invalidStatus, incompleteOperation, contentWithoutBody,
        invalidParameterLocation, duplicateParameter, optionalPathParameter, parameterContent, missingSchema,
        misplacedSchema, invalidStyle, unknownCollectionFormat, ignoredHeaderKey, ignoredCredential, invalidMediaType,
        emptyBody, conflictingBodies, bareExample, channel

    private static let errors: Set<Self> = [.missingVersion, .unknownVersion, .cyclicReference]
    public var severity: Severity { Self.errors.contains(self) ? .error : .warning }
    private static let omissions: Set<Self> = [.unsupportedFeature]
    public var isOmission: Bool { Self.omissions.contains(self) }
}
