import APIModel
import Diagnostics
import SourceTree

/// Turns the nodes that are schemas into the schemas of an `API`: reads what their keywords say, merges what they refer
/// to, and makes unions of their alternatives. Each step lies in extensions, in a folder of its own.
final class SchemaReader {
    let version: SpecVersion
    let nodes: NodeReader
    var api = API()
    var schemas = SchemaWork()
    /// The mapping that names the schemas: `components/schemas` or `definitions`.
    var schemaContainer: Located?
    /// The schema of each node that is one, by document and the node's identity: -1 for the others.
    var indexes: [[Int32]] = []
    /// The schema of anything, where nothing is said of it.
    private(set) lazy var any = add(.any)
    /// The schema of a text, where nothing is said of it.
    private(set) lazy var text = add(.string(format: nil))
    /// The schema of a file.
    private(set) lazy var file = add(.string(format: "binary"))

    init(nodes: NodeReader) {
        self.nodes = nodes
        version = nodes.version
    }

    var documents: DocumentSet { nodes.documents }
    var references: ReferenceResolver { nodes.references }

    func report(_ problem: Diagnostic) { nodes.report(problem) }
}
