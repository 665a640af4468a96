import Diagnostics
import SourceTree

/// The known entries of one mapping, for objects whose parts are needed in another order than they are written in.
struct Fields<Key: ObjectKey> {
    private let entries: SourceNode.Entries?
    private let document: DocumentIndex
    /// The position of each key's entry; -1 for keys that are not there.
    private var positions: [Int32]

    /// No entries, for an object that isn't there.
    init() {
        entries = nil
        document = .root
        positions = []
    }

    init(of located: Located) {
        entries = located.node.entries
        document = located.document
        positions = [Int32](repeating: -1, count: Key.known.names.count)
    }

    mutating func note(_ key: Key, at position: Int) { positions[key.rawValue] = Int32(position) }

    /// Whether a key that isn't known was probably meant for this one, so that its lack needs no further word.
    func hasMisspelt(_ key: Key) -> Bool {
        guard let entries else { return false }
        let name = "\(Key.known.names[key.rawValue])"
        return entries.contains { entry in
            Key.known.index(of: entry.key) == nil && nearestWord(to: entry.key.text, among: [name]) != nil
        }
    }

    subscript(key: Key) -> Located? {
        guard let entries, positions[key.rawValue] >= 0 else { return nil }
        return Located(node: entries[Int(positions[key.rawValue])].value, document: document)
    }
}
