import Platform

/// Texts that occur at many places, each stored once. The places refer to them by numbers.
struct TextPool: Sendable {
    private(set) var texts: [String] = []
    /// A hash table of the texts' numbers; -1 for a free slot. On a collision, the following slots are searched.
    private var slots = [Int32](repeating: -1, count: 1 << 14)

    mutating func number(of text: String) -> Int {
        var text = text
        return text.withUTF8 { number(of: $0) }
    }

    mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int {
        var slot = slot(of: text)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if Self.isSame(texts[number], text) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(texts.count)
        texts.append(String(decoding: text, as: UTF8.self))
        if texts.count * 2 > slots.count { grow() }
        return texts.count - 1
    }

    private func slot(of text: UnsafeBufferPointer<UInt8>) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(text))
        return hasher.finalize() & (slots.count - 1)
    }

    private static func isSame(_ text: String, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
        var text = text
        return text.withUTF8 { text in
            guard text.count == other.count, let start = text.baseAddress, let otherStart = other.baseAddress else {
                return text.count == other.count
            }
            return memcmp(start, otherStart, text.count) == 0
        }
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 4)
        for (index, text) in texts.enumerated() {
            var text = text
            var slot = text.withUTF8 { self.slot(of: $0) }
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index)
        }
    }
}
