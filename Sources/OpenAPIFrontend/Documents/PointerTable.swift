import SourceTree

/// The way from the root to each node of a tree, for JSON pointers of nodes that were reached in any way.
struct PointerTable {
    private let tree: SourceTree
    private let places: [NodePlace]

    init(of tree: SourceTree) {
        self.tree = tree
        places = tree.places()
    }

    /// The names on the way to a node: `["components", "schemas", "Item"]`.
    func tokens(to node: UInt32) -> [String] {
        var tokens: [String] = []
        var place = places[Int(node)]
        while !place.isNone, tokens.count < places.count {
            let position = Int(place.position)
            let entries = tree.node(place.parent).entries
            tokens.append(entries.isEmpty ? String(position) : entries[position].key.text)
            place = places[Int(place.parent)]
        }
        return tokens.reversed()
    }
}
