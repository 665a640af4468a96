import Diagnostics
import SourceTree

/// A node together with the document that it stands in, so that references in it can be followed.
struct Located: Sendable {
    let node: SourceNode
    let document: DocumentIndex

    /// Another node of the same document.
    func at(_ node: SourceNode) -> Located { Located(node: node, document: document) }

    subscript(key: StaticString) -> Located? { node[key].map(at) }

    var range: SourceRange { node.range }

    /// What tells two nodes of a run apart.
    var identity: NodeIdentity { NodeIdentity(document: document, node: node.identity) }
}

/// The address of a document in a run; the root document is the first.
struct DocumentIndex: Sendable, Hashable {
    let number: Int

    static let root = DocumentIndex(number: 0)
}

/// The identity of a node among all documents of a run.
struct NodeIdentity: Sendable, Hashable {
    let document: DocumentIndex
    let node: UInt32
}
