import APIModel
import Diagnostics
import SourceTree

/// The state of one run that turns documents into an `API`: the documents, the API under construction and the
/// problems found. What it does lies in extensions, a file for each part of the format.
final class Lowering {
    let version: SpecVersion
    let options: OpenAPIOptions
    let loader: any DocumentLoader
    var documents: [LoadedDocument]
    var documentIndexes: [String: DocumentIndex] = [:]
    /// Files and addresses that can't be read; each is reported once.
    var unreadablePaths: Set<String> = []
    var api = API()
    var bag = DiagnosticBag()
    var schemas = SchemaWork()
    /// The mapping that names the schemas: `components/schemas` or `definitions`.
    var schemaContainer: Located?
    /// The schema of anything, where nothing is said of it.
    var sharedAny: SchemaID?
    /// References on a circle that was reported.
    var reportedReferences: Set<NodeIdentity> = []

    init(root: SourceTree, version: SpecVersion, loader: any DocumentLoader, options: OpenAPIOptions) {
        self.version = version
        self.loader = loader
        self.options = options
        let path = RelativePath.normalised(root.file.name)
        documents = [LoadedDocument(tree: root, path: path, referencedFrom: nil)]
        documentIndexes[path] = .root
    }

    var root: Located { Located(node: documents[0].tree.root, document: .root) }
}

extension Lowering {
    /// Adds a problem; one in a document other than the root gets the trail of references that led to it.
    func report(_ diagnostic: Diagnostic, in document: DocumentIndex = .root) {
        var diagnostic = diagnostic
        var range = documents[document.number].referencedFrom
        for _ in 0..<4 {
            guard let place = range else { break }
            diagnostic.notes.append(Diagnostic.Note("referenced from here", at: place))
            range = documents.first { $0.tree.file === place.file }?.referencedFrom
        }
        bag.report(diagnostic)
    }

    /// Where a node was declared; `key` is what a diagnostic underlines instead of the whole value.
    func origin(of located: Located, key: SourceNode? = nil) -> Origin {
        let pointers = documents[located.document.number].pointers
        return Origin(node: located.node.identity, of: pointers, range: (key ?? located.node).range)
    }

    /// `#/components/schemas/Item`, with the file before it where it isn't the root document.
    func pointer(of located: Located) -> String {
        documents[located.document.number].pointers.pointer(to: located.node.identity)
    }
}
