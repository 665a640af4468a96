import SourceTree

/// The keys that a place of a document may have, looked up by the bytes of a key without making a string.
/// `index(of:)` is the position in `names`, so that a reader can switch over constants or a raw-valued enum.
struct KnownKeys: Sendable {
    let names: [StaticString]
    /// Open addressing: the position of a name plus one; 0 is a free slot.
    private let slots: [UInt8]
    private let mask: Int

    init(_ names: [StaticString]) {
        precondition(names.count < 128, "a place has few keys")
        self.names = names
        var size = 16
        while size < names.count * 4 { size *= 2 }
        mask = size - 1
        var slots = [UInt8](repeating: 0, count: size)
        for (position, name) in names.enumerated() {
            let bytes = UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
            var slot = KnownKeys.hash(bytes) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt8(position + 1)
        }
        self.slots = slots
    }

    /// The position of a key's name; nil for an unknown key.
    func index(of key: SourceNode) -> Int? {
        key.withTextBytes { bytes in
            var slot = KnownKeys.hash(bytes) & mask
            while slots[slot] != 0 {
                let position = Int(slots[slot]) - 1
                if KnownKeys.isEqual(names[position], bytes) { return position }
                slot = (slot + 1) & mask
            }
            return nil
        }
    }

    private static func isEqual(_ name: StaticString, _ bytes: UnsafeRawBufferPointer) -> Bool {
        guard name.utf8CodeUnitCount == bytes.count else { return false }
        guard let start = bytes.baseAddress else { return true }
        return memcmp(name.utf8Start, start, bytes.count) == 0
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

import Platform
