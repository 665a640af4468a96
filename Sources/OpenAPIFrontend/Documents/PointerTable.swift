import SourceTree

/// The way from the root to each node of a tree, for JSON pointers of nodes that were reached in any way.
struct PointerTable {
    private struct Step {
        var parent: UInt32
        /// The position among the entries or elements of the parent.
        var position: UInt32
        var key: SourceNode?
    }

    private var steps: [Step?]
    private let root: UInt32

    init(of tree: SourceTree) {
        root = tree.root.identity
        steps = Array(repeating: nil, count: tree.nodeCount)
        var open = [tree.root]
        while let node = open.popLast() {
            for (position, entry) in node.entries.enumerated() {
                note(entry.value, below: node, position: position, key: entry.key, open: &open)
            }
            for (position, element) in node.elements.enumerated() {
                note(element, below: node, position: position, key: nil, open: &open)
            }
        }
    }

    /// The first parent counts, so that what an alias shares has one pointer.
    private mutating func note(
        _ node: SourceNode,
        below parent: SourceNode,
        position: Int,
        key: SourceNode?,
        open: inout [SourceNode]
    ) {
        let index = Int(node.identity)
        guard node.identity != root, steps.indices.contains(index), steps[index] == nil else { return }
        steps[index] = Step(parent: parent.identity, position: UInt32(position), key: key)
        if !node.isScalar { open.append(node) }
    }

    /// The names on the way to a node: `["components", "schemas", "Item"]`.
    func tokens(to node: UInt32) -> [String] {
        var tokens: [String] = []
        var index = node
        while index != root, let step = steps[Int(index)], tokens.count < steps.count {
            tokens.append(step.key?.text ?? String(step.position))
            index = step.parent
        }
        return tokens.reversed()
    }
}
