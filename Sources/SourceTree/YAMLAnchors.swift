/// The anchors of a document: which node each names, and how large it is with its aliases written out.
struct YAMLAnchors {
    struct Anchor {
        let node: UInt32
        var isOpen: Bool
        /// The number of nodes, those behind aliases counted each time.
        var size: Int
        let aliasedBefore: Int
    }

    private var anchors: [String: Anchor] = [:]
    private var openNames: [(name: String, node: UInt32)] = []
    /// How many nodes aliases have added so far.
    private(set) var aliasedCount = 0

    subscript(name: String) -> Anchor? { anchors[name] }

    var names: [String] { anchors.keys.sorted() }

    mutating func add(_ name: UnsafePointer<UInt8>, node: UInt32) {
        anchors[String(cString: name)] = Anchor(node: node, isOpen: false, size: 1, aliasedBefore: 0)
    }

    mutating func open(_ name: UnsafePointer<UInt8>, node: UInt32) {
        let name = String(cString: name)
        anchors[name] = Anchor(node: node, isOpen: true, size: 1, aliasedBefore: aliasedCount)
        openNames.append((name, node))
    }

    /// A collection has ended; if it has an anchor, its size is known now.
    @inline(__always)
    mutating func close(node: UInt32, nodeCount: Int) {
        guard let last = openNames.last, last.node == node else { return }
        openNames.removeLast()
        guard var anchor = anchors[last.name], anchor.node == node else { return }
        anchor.isOpen = false
        anchor.size = nodeCount - Int(node) + aliasedCount - anchor.aliasedBefore
        anchors[last.name] = anchor
    }

    mutating func use(_ anchor: Anchor) { aliasedCount += anchor.size }
}
