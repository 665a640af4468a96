import Platform
import SourceTree

/// The keys that a place of a document may have, looked up by the bytes of a key without making a string.
struct KeyTable<Key: Sendable>: Sendable {
    let names: [String]
    private let keys: [Key]
    /// The bytes of all names, one after the other, and where each ends.
    private let bytes: [UInt8]
    private let ends: [Int]
    /// Open addressing: the position of a name plus one; 0 is a free slot.
    private let slots: [UInt8]

    init(_ rows: [(name: String, key: Key)]) {
        precondition(rows.count < 128, "a place has few keys")
        names = rows.map(\.name)
        keys = rows.map(\.key)
        var bytes: [UInt8] = []
        var ends: [Int] = []
        var slots = [UInt8](repeating: 0, count: KeyTable.capacity(for: rows.count))
        for (position, row) in rows.enumerated() {
            let name = Array(row.name.utf8)
            var slot = name.withUnsafeBytes(KeyTable.hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt8(position + 1)
            bytes += name
            ends.append(bytes.count)
        }
        self.bytes = bytes
        self.ends = ends
        self.slots = slots
    }

    /// What a key of a document stands for; nil for an unknown key.
    func key(of node: SourceNode) -> Key? {
        node.withTextBytes { text in
            var slot = KeyTable.hash(text) & (slots.count - 1)
            while slots[slot] != 0 {
                let position = Int(slots[slot]) - 1
                if isName(at: position, equalTo: text) { return keys[position] }
                slot = (slot + 1) & (slots.count - 1)
            }
            return nil
        }
    }

    private func isName(at position: Int, equalTo text: UnsafeRawBufferPointer) -> Bool {
        let start = position == 0 ? 0 : ends[position - 1]
        guard ends[position] - start == text.count else { return false }
        guard let first = text.baseAddress else { return true }
        return bytes.withUnsafeBytes { names in
            names.baseAddress.map { memcmp($0 + start, first, text.count) == 0 } ?? false
        }
    }

    /// A power of two, so that at most a quarter of the slots is taken.
    private static func capacity(for count: Int) -> Int {
        var capacity = 16
        while capacity < count * 4 { capacity *= 2 }
        return capacity
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
        let count = bytes.count
        guard count > 0 else { return 0 }
        return count &* 37 &+ Int(bytes[0]) &* 5 &+ Int(bytes[count >> 1]) &* 11 &+ Int(bytes[count - 1]) &* 23
    }
}

extension SourceNode {
    /// Whether a key is a vendor extension: `x-internal`.
    var isExtensionKey: Bool {
        withTextBytes { $0.count > 1 && ($0[0] | 0x20) == UInt8(ascii: "x") && $0[1] == UInt8(ascii: "-") }
    }
}
