import Diagnostics

/// One document of YAML or JSON as a flat table of nodes. Both readers make the same tree of the same content; an alias
/// is the node that it names, so that a subtree may have several parents.
public final class SourceTree: Sendable {
    public let file: SourceFile
    public let nodeCount: Int
    let rootIndex: UInt32
    // The tables are owned by the tree and never change after its making, so that they may be read from anywhere.
    nonisolated(unsafe) let nodes: UnsafePointer<NodeRecord>
    /// The children of all collections, each collection a run: elements, or keys and values in turn.
    nonisolated(unsafe) let children: UnsafePointer<UInt32>
    /// The texts of scalars that differ from what the file says (escapes, folding), one after the other.
    nonisolated(unsafe) let texts: UnsafePointer<UInt8>
    /// The bytes of `file`: a constant array that the tree keeps alive, so that its storage doesn't move.
    nonisolated(unsafe) let fileBytes: UnsafePointer<UInt8>

    /// Takes over the memory of the builder's tables.
    init(file: SourceFile, builder: TreeBuilder, rootIndex: UInt32) {
        self.file = file
        self.rootIndex = rootIndex
        nodeCount = builder.nodes.count
        nodes = UnsafePointer(
            builder.nodes.base ?? growMemory(nil, toBytes: 32).assumingMemoryBound(to: NodeRecord.self)
        )
        children = UnsafePointer(
            builder.children.base ?? growMemory(nil, toBytes: 4).assumingMemoryBound(to: UInt32.self)
        )
        texts = UnsafePointer(builder.texts.base ?? growMemory(nil, toBytes: 1).assumingMemoryBound(to: UInt8.self))
        fileBytes = builder.fileBytes
    }

    deinit {
        releaseMemory(UnsafeMutableRawPointer(mutating: nodes))
        releaseMemory(UnsafeMutableRawPointer(mutating: children))
        releaseMemory(UnsafeMutableRawPointer(mutating: texts))
    }

    public var root: SourceNode { SourceNode(tree: self, index: rootIndex) }
}
