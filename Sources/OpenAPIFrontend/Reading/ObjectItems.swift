import Diagnostics
import SourceTree

/// The known entries of one object, in its order. Unknown keys and those of other versions are warned of on the way.
struct ObjectItems<Key: ObjectKey>: Sequence, IteratorProtocol {
    private let mapping: Located
    private let entries: SourceNode.Entries
    private let nodes: NodeReader
    private let place: () -> Message
    private let keepsNull: Bool
    private var index = 0

    init(of mapping: Located, nodes: NodeReader, place: @escaping () -> Message, keepsNull: Bool) {
        self.mapping = mapping
        entries = mapping.node.entries
        self.nodes = nodes
        self.place = place
        self.keepsNull = keepsNull
    }

    mutating func next() -> (key: Key, value: Located, position: Int)? {
        while index < entries.count {
            let position = index
            let entry = entries[position]
            index += 1
            guard let key = Key.table.key(of: entry.key) else {
                nodes.reportUnknownKey(entry.key, in: place(), of: Key.self)
                continue
            }
            guard key.versions.contains(nodes.version) else {
                nodes.report(ObjectMessages.foreignKey(entry.key, in: place(), of: key.versions, nodes.version))
                continue
            }
            if keepsNull || !entry.value.isNull { return (key, mapping.at(entry.value), position) }
        }
        return nil
    }
}
