import Diagnostics
import SourceTree

/// The known entries of one object, for objects whose parts are needed in another order than they are written in.
struct ObjectFields<Key: ObjectKey> {
    /// The object itself, after references.
    let located: Located
    private let nodes: NodeReader
    /// The positions of the known entries.
    private var positions: [(key: Key, position: Int32)] = []

    init(of located: Located, nodes: NodeReader) {
        self.located = located
        self.nodes = nodes
    }

    mutating func note(_ key: Key, at position: Int) { positions.append((key, Int32(position))) }

    subscript(key: Key) -> Located? {
        guard let position = positions.last(where: { $0.key == key })?.position else { return nil }
        return located.at(located.node.entries[Int(position)].value)
    }

    /// The text of a key that must have one.
    func string(_ key: Key) -> String? { self[key].flatMap { nodes.string($0.node, key.rawValue) } }

    /// The value of a flag; false where it is not given.
    func bool(_ key: Key) -> Bool { self[key].flatMap { nodes.bool($0.node, key.rawValue) } ?? false }

    /// The texts of a list; nil where it is not given.
    func texts(_ key: Key) -> [SourceNode]? { self[key].map { nodes.texts($0, key.rawValue) } }

    /// Whether a key that isn't known was probably meant for this one, so that its lack needs no further word.
    func hasMisspelt(_ key: Key) -> Bool {
        located.node.entries.contains { entry in
            Key.table.key(of: entry.key) == nil && nearestWord(to: entry.key.text, among: [key.rawValue]) != nil
        }
    }
}
