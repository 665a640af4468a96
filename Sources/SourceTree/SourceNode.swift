import Diagnostics

/// A node of a source tree: a scalar as text plus style, a sequence, or a mapping whose order is kept.
/// What a scalar means (bool, number, string) is decided only where it is asked for.
public struct SourceNode: Sendable {
    public enum Kind: UInt8, Sendable {
        case scalar
        case sequence
        case mapping
    }

    public let tree: SourceTree
    let index: UInt32

    init(tree: SourceTree, index: UInt32) {
        self.tree = tree
        self.index = index
    }

    var record: NodeRecord { tree.nodes[Int(index)] }

    /// Tells nodes of one tree apart; an alias has the identity of the node that it names.
    public var identity: UInt32 { index }

    public var kind: Kind { record.kind }
    public var isMapping: Bool { record.kind == .mapping }
    public var isSequence: Bool { record.kind == .sequence }
    public var isScalar: Bool { record.kind == .scalar }

    public var range: SourceRange {
        let record = record
        return SourceRange(
            file: tree.file(of: index),
            startOffset: Int(record.startOffset),
            endOffset: Int(record.endOffset)
        )
    }

    /// The number of elements of a sequence or entries of a mapping; 0 for a scalar.
    public var count: Int { record.kind == .scalar ? 0 : Int(record.count) }
}

/// One key of a mapping with its value.
public struct SourceEntry: Sendable {
    public let key: SourceNode
    public let value: SourceNode
}

extension SourceNode {
    /// The entries of a mapping in the order of the text; nothing for other kinds.
    public var entries: Entries { Entries(node: self) }
    /// The elements of a sequence; nothing for other kinds.
    public var elements: Elements { Elements(node: self) }

    public struct Entries: RandomAccessCollection, Sendable {
        let node: SourceNode
        let first: Int
        public let endIndex: Int

        init(node: SourceNode) {
            let record = node.record
            self.node = node
            first = Int(record.first)
            endIndex = record.kind == .mapping ? Int(record.count) : 0
        }

        public var startIndex: Int { 0 }
        public subscript(position: Int) -> SourceEntry {
            let slot = first + 2 * position
            return SourceEntry(
                key: SourceNode(tree: node.tree, index: node.tree.children[slot]),
                value: SourceNode(tree: node.tree, index: node.tree.children[slot + 1])
            )
        }
    }

    public struct Elements: RandomAccessCollection, Sendable {
        let node: SourceNode
        let first: Int
        public let endIndex: Int

        init(node: SourceNode) {
            let record = node.record
            self.node = node
            first = Int(record.first)
            endIndex = record.kind == .sequence ? Int(record.count) : 0
        }

        public var startIndex: Int { 0 }
        public subscript(position: Int) -> SourceNode {
            SourceNode(tree: node.tree, index: node.tree.children[first + position])
        }
    }
}
