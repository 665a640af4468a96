/// Where a node stands: in which collection, and its position among the entries or elements of that one.
public struct NodePlace: Sendable {
    public let parent: UInt32
    public let position: UInt32

    /// Of the root, of keys, and of what the root doesn't lead to.
    static let none = NodePlace(parent: .max, position: 0)
    public var isNone: Bool { parent == .max }
}

extension SourceTree {
    /// The place of each node, by its identity. What an alias shares has the place at which it was found first.
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
