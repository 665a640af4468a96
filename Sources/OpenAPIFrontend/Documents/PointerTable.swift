import SourceTree

/// The way from the root to each node of a tree, for JSON pointers of nodes that were reached in any way.
struct PointerTable {
    private struct Step {
        let parent: UInt32
        /// The position among the entries or elements of the parent.
        let position: UInt32

        static let none = Step(parent: .max, position: 0)
        var isNone: Bool { parent == .max }
    }

    private let tree: SourceTree
    private var steps: [Step]

    init(of tree: SourceTree) {
        self.tree = tree
        steps = Array(repeating: .none, count: tree.nodeCount)
        var open = [tree.root]
        while let node = open.popLast() {
            for position in node.entries.indices {
                note(node.entries[position].value, below: node, position, open: &open)
            }
            for position in node.elements.indices { note(node.elements[position], below: node, position, open: &open) }
        }
    }

    /// The first parent counts, so that what an alias shares has one pointer.
    private mutating func note(
        _ node: SourceNode,
        below parent: SourceNode,
        _ position: Int,
        open: inout [SourceNode]
    ) {
        let index = Int(node.identity)
        guard node.identity != tree.root.identity, steps.indices.contains(index), steps[index].isNone else { return }
        steps[index] = Step(parent: parent.identity, position: UInt32(position))
        if !node.isScalar { open.append(node) }
    }

    /// The names on the way to a node: `["components", "schemas", "Item"]`.
    func tokens(to node: UInt32) -> [String] {
        var tokens: [String] = []
        var index = node
        while index != tree.root.identity, !steps[Int(index)].isNone, tokens.count < steps.count {
            let step = steps[Int(index)]
            let position = Int(step.position)
            let entries = tree.node(step.parent).entries
            tokens.append(entries.isEmpty ? String(position) : entries[position].key.text)
            index = step.parent
        }
        return tokens.reversed()
    }
}
