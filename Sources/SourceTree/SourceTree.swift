import Diagnostics
import Platform

/// One YAML or JSON document as a flat table of nodes. Both readers make the same tree of the same content; an alias is
/// the node that it names, so that a subtree may have several parents.
public final class SourceTree: Sendable {
    public let file: SourceFile
    public let nodeCount: Int
    let rootIndex: UInt32
    let childCount: Int
    let textCount: Int
    /// Ranges of nodes that come from other files, by their first node; empty in a tree that was only read.
    let parts: [Part]
    // The tree owns the tables and never changes them after its initializer, so any thread may read them.
    nonisolated(unsafe) let nodes: UnsafePointer<NodeRecord>
    /// The children of all collections, one run for each: elements, or keys and values in turn.
    nonisolated(unsafe) let children: UnsafePointer<UInt32>
    /// The texts of scalars that differ from the file's bytes (escapes, folding), concatenated.
    nonisolated(unsafe) let texts: UnsafePointer<UInt8>
    /// The bytes of `file`: a constant array that the tree keeps alive, so that its storage doesn't move.
    nonisolated(unsafe) let fileBytes: UnsafePointer<UInt8>

    /// A range of nodes from another file, from `first` to the next part.
    struct Part: Sendable {
        let first: UInt32
        let file: SourceFile
    }

    /// Takes ownership of the builder's tables.
    init(file: SourceFile, builder: TreeBuilder, rootIndex: UInt32) {
        self.file = file
        self.rootIndex = rootIndex
        nodeCount = builder.nodes.count
        childCount = builder.children.count
        textCount = builder.texts.count
        parts = []
        nodes = UnsafePointer(
            builder.nodes.base ?? growMemory(nil, toBytes: 32).assumingMemoryBound(to: NodeRecord.self))
        children = UnsafePointer(
            builder.children.base ?? growMemory(nil, toBytes: 4).assumingMemoryBound(to: UInt32.self))
        texts = UnsafePointer(builder.texts.base ?? growMemory(nil, toBytes: 1).assumingMemoryBound(to: UInt8.self))
        fileBytes = builder.fileBytes
    }

    /// Makes a changed tree. The bytes are those of the file.
    init(
        _ file: SourceFile, _ fileBytes: UnsafePointer<UInt8>, nodes: [NodeRecord], children: [UInt32], texts: [UInt8],
        root: UInt32, parts: [Part]
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

    func file(of node: UInt32) -> SourceFile { parts.isEmpty ? file : SourceTree.file(of: node, among: parts) ?? file }

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

    /// Whether any key or value of the document has exactly this text.
    public func hasScalar(_ text: StaticString) -> Bool {
        let wanted = text.utf8CodeUnitCount
        for index in 0..<nodeCount where nodes[index].kind == .scalar && Int(nodes[index].count) == wanted {
            let found = (nodes[index].isTextInFile ? fileBytes : texts) + Int(nodes[index].first)
            if memcmp(found, text.utf8Start, wanted) == 0 { return true }
        }
        return false
    }

    /// The node with this identity, which must be a node's of this tree.
    public func node(_ identity: UInt32) -> SourceNode { SourceNode(tree: self, index: identity) }
}

/// The place of a node: its collection, and its position among the entries or elements.
public struct NodePlace: Sendable {
    public let parent: UInt32
    public let position: UInt32

    /// The place of the root, of keys, and of nodes that can't be reached from the root.
    static let none = NodePlace(parent: .max, position: 0)
    public var isNone: Bool { parent == .max }
}

extension SourceTree {
    /// The place of each node, by its identity. A node that aliases share has the place at which it was found first.
    public func places() -> [NodePlace] {
        var places = [NodePlace](repeating: .none, count: nodeCount)
        places.withUnsafeMutableBufferPointer { places in
            var open = root.isScalar ? [] : [rootIndex]
            while let index = open.popLast() {
                let record = nodes[Int(index)]
                let isMapping = record.kind == .mapping
                var child = Int(record.first) + (isMapping ? 1 : 0)
                for position in 0..<record.count {
                    let found = children[child]
                    child += isMapping ? 2 : 1
                    guard found != rootIndex, places[Int(found)].isNone else { continue }
                    places[Int(found)] = NodePlace(parent: index, position: position)
                    if nodes[Int(found)].kind != .scalar { open.append(found) }
                }
            }
        }
        return places
    }
}

/// A node in the table of its tree.
struct NodeRecord: Sendable {
    var kind: SourceNode.Kind
    var style: ScalarStyle
    /// Whether the text of a scalar is in the file's own bytes, not in the tree's `texts`.
    var isTextInFile: Bool
    /// Scalar: the offset of its text. Collection: the index of its first child.
    var first: UInt32
    /// Scalar: the length of its text in bytes. Sequence: the number of elements. Mapping: the number of entries.
    var count: UInt32
    var startOffset: UInt32
    var endOffset: UInt32

    static let nothing = NodeRecord(
        kind: .scalar, style: .plain, isTextInFile: true, first: 0, count: 0, startOffset: 0, endOffset: 0)
}

extension SourceTree {
    /// The tree as stable JSON: kinds, styles, texts and, if wanted, the place of each node. An alias is written out as
    /// the node that it names.
    public func jsonDump(locations: Bool = true, isPretty: Bool = true) -> String {
        var writer = JSONWriter(isPretty: isPretty)
        root.dump(to: &writer, locations: locations)
        return writer.text + "\n"
    }
}

extension SourceNode {
    fileprivate func dump(to writer: inout JSONWriter, locations: Bool) {
        writer.object { writer in
            writer.field("kind", kind.rawValue)
            if isScalar {
                writer.field("style", style.rawValue)
                writer.field("meaning", meaning.name)
                writer.field("text", text)
            }
            if locations {
                let (start, end) = (range.start, range.end)
                writer.field("at", "\(start.line):\(start.column)-\(end.line):\(end.column)")
            }
            if isSequence { writer.list("elements", elements) { $1.dump(to: &$0, locations: locations) } }
            guard isMapping else { return }
            writer.list("entries", entries) { writer, entry in
                writer.object {
                    $0.key("key")
                    entry.key.dump(to: &$0, locations: locations)
                    $0.key("value")
                    entry.value.dump(to: &$0, locations: locations)
                }
            }
        }
    }
}

extension SourceNode.Meaning {
    fileprivate var name: String {
        switch self {
        case .null: "null"
        case .bool: "bool"
        case .integer: "integer"
        case .float: "float"
        case .string: "string"
        }
    }
}
