import Diagnostics
import Platform

/// One document of YAML or JSON as a flat table of nodes. Both readers make the same tree of the same content; an alias
/// is the node that it names, so that a subtree may have several parents.
public final class SourceTree: Sendable {
    public let file: SourceFile
    public let nodeCount: Int
    let rootIndex: UInt32
    let childCount: Int
    let textCount: Int
    /// The nodes that stand in other files, by the first of each stretch; none in a tree as it was read.
    let parts: [Part]
    // The tables are owned by the tree and never change after its making, so that they may be read from anywhere.
    nonisolated(unsafe) let nodes: UnsafePointer<NodeRecord>
    /// The children of all collections, each collection a run: elements, or keys and values in turn.
    nonisolated(unsafe) let children: UnsafePointer<UInt32>
    /// The texts of scalars that differ from what the file says (escapes, folding), one after the other.
    nonisolated(unsafe) let texts: UnsafePointer<UInt8>
    /// The bytes of `file`: a constant array that the tree keeps alive, so that its storage doesn't move.
    nonisolated(unsafe) let fileBytes: UnsafePointer<UInt8>

    /// Nodes from one on that stand in another file, up to the next part.
    struct Part: Sendable {
        let first: UInt32
        let file: SourceFile
    }

    /// Takes over the memory of the builder's tables.
    init(file: SourceFile, builder: TreeBuilder, rootIndex: UInt32) {
        self.file = file
        self.rootIndex = rootIndex
        nodeCount = builder.nodes.count
        childCount = builder.children.count
        textCount = builder.texts.count
        parts = []
        nodes = UnsafePointer(
            builder.nodes.base ?? growMemory(nil, toBytes: 32).assumingMemoryBound(to: NodeRecord.self)
        )
        children = UnsafePointer(
            builder.children.base ?? growMemory(nil, toBytes: 4).assumingMemoryBound(to: UInt32.self)
        )
        texts = UnsafePointer(builder.texts.base ?? growMemory(nil, toBytes: 1).assumingMemoryBound(to: UInt8.self))
        fileBytes = builder.fileBytes
    }

    /// A tree that was changed. The bytes are those of the file.
    init(
        _ file: SourceFile,
        _ fileBytes: UnsafePointer<UInt8>,
        nodes: [NodeRecord],
        children: [UInt32],
        texts: [UInt8],
        root: UInt32,
        parts: [Part]
    ) {
        self.file = file
        self.fileBytes = fileBytes
        self.parts = parts
        rootIndex = root
        nodeCount = nodes.count
        childCount = children.count
        textCount = texts.count
        self.nodes = SourceTree.memory(of: nodes)
        self.children = SourceTree.memory(of: children)
        self.texts = SourceTree.memory(of: texts)
    }

    private static func memory<Element>(of elements: [Element]) -> UnsafePointer<Element> {
        let size = max(1, elements.count) * MemoryLayout<Element>.stride
        let memory = growMemory(nil, toBytes: size).bindMemory(to: Element.self, capacity: max(1, elements.count))
        elements.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { memory.initialize(from: base, count: buffer.count) }
        }
        return UnsafePointer(memory)
    }

    /// The file in which a node stands.
    func file(of node: UInt32) -> SourceFile {
        parts.isEmpty ? file : SourceTree.file(of: node, among: parts) ?? file
    }

    /// The file of the last part that begins before a node.
    static func file(of node: UInt32, among parts: [Part]) -> SourceFile? {
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].first <= node { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : parts[low - 1].file
    }

    deinit {
        releaseMemory(UnsafeMutableRawPointer(mutating: nodes))
        releaseMemory(UnsafeMutableRawPointer(mutating: children))
        releaseMemory(UnsafeMutableRawPointer(mutating: texts))
    }

    public var root: SourceNode { SourceNode(tree: self, index: rootIndex) }

    /// Whether some key or value has exactly this text, without a look at where.
    public func hasScalar(_ text: StaticString) -> Bool {
        let wanted = text.utf8CodeUnitCount
        for index in 0..<nodeCount where nodes[index].kind == .scalar && Int(nodes[index].count) == wanted {
            let found = (nodes[index].isTextInFile ? fileBytes : texts) + Int(nodes[index].first)
            if memcmp(found, text.utf8Start, wanted) == 0 { return true }
        }
        return false
    }

    /// The node with an identity that one of its nodes has.
    public func node(_ identity: UInt32) -> SourceNode { SourceNode(tree: self, index: identity) }
}
