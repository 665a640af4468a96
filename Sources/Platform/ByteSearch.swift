extension UInt8 {
    package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
    package var isASCIIDigit: Bool { self &- 0x30 < 10 }
}

package enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let value = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[start + $1]) : 0) }
            for place in 0..<4 { text.append(place <= group.count ? letters[value >> (18 - place * 6) & 63] : 0x3D) }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// Finds bytes in bytes.
package enum ByteSearch {
    /// The offset of the first occurrence of the word: `b` in `abc` → 1.
    package static func firstOffset(of word: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Int? {
        word.withUnsafeBytes { word in bytes.withUnsafeBytes { firstOffset(of: word, in: $0, from: start) } }
    }

    package static func firstOffset(
        of word: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from start: Int = 0
    ) -> Int? {
        guard let first = word.first, let letters = word.baseAddress, let base = bytes.baseAddress else { return nil }
        var offset = start
        while offset + word.count <= bytes.count {
            let left = bytes.count - offset - word.count + 1
            guard let hit = memchr(base + offset, Int32(first), left) else { return nil }
            let place = UnsafeRawPointer(hit) - base
            if memcmp(base + place, letters, word.count) == 0 { return place }
            offset = place + 1
        }
        return nil
    }

    /// The offset of the first such byte at `start` or after it.
    package static func firstOffset(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { buffer -> Int? in
            guard let base = buffer.baseAddress, start < buffer.count else { return nil }
            return memchr(base + start, Int32(byte), buffer.count - start).map { UnsafeRawPointer($0) - base }
        }
    }
}
