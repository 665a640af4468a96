import Diagnostics

/// One document of YAML or JSON as a flat table of nodes. Both readers make the same tree of the same content; an alias
/// is the node that it names, so that a subtree may have several parents.
public final class SourceTree: Sendable {
    public let file: SourceFile
    let nodes: [NodeRecord]
    /// The children of all collections, each collection a run: elements, or keys and values in turn.
    let children: [UInt32]
    /// The texts of scalars that differ from what the file says (escapes, folding), one after the other.
    let texts: [UInt8]
    let rootIndex: UInt32

    init(file: SourceFile, nodes: [NodeRecord], children: [UInt32], texts: [UInt8], rootIndex: UInt32) {
        self.file = file
        self.nodes = nodes
        self.children = children
        self.texts = texts
        self.rootIndex = rootIndex
    }

    public var root: SourceNode { SourceNode(tree: self, index: rootIndex) }
    public var nodeCount: Int { nodes.count }
}
