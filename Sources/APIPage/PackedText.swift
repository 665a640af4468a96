/// Packs the page's data to a third of its size: repeated text is replaced by its distance back, in characters that
/// don't end a script. The page's script unpacks it (`unpack`).
///
///     size, a space, then bytes as they are, or `~` and
///         digit 0                    a `~`
///         digit 1…44, 3 digits       a copy of 7…49 bytes (44: of 50 plus 2 more digits) from so far back
///         digit 45…88, 4 digits      the same from farther back
enum PackedText {
    private static let mark = UInt8(ascii: "~")
    private static let base = 90
    private static let near = 90 * 90 * 90
    private static let shortest = 8
    private static let longest = 50 + 90 * 90 - 1
    private static let tableBits: UInt64 = 17

    static func packed(_ text: [UInt8]) -> [UInt8] {
        // Only a `~` becomes longer: two bytes.
        let packed = [UInt8](unsafeUninitializedCapacity: text.count * 2) { buffer, count in
            var output = Output(buffer)
            text.withUnsafeBytes { pack($0, to: &output) }
            count = output.count
        }
        return Array("\(text.count) ".utf8) + packed
    }

    private static func pack(_ text: UnsafeRawBufferPointer, to output: inout Output) {
        var places = [Int32](repeating: -1, count: 1 << Int(tableBits))
        var position = 0
        // The beginning of the text that isn't packed yet.
        var start = 0
        while position + shortest <= text.count {
            guard !isInside(text, position) else {
                position += 1
                continue
            }
            let slot = slot(text, position)
            let earlier = Int(places[slot])
            places[slot] = Int32(truncatingIfNeeded: position)
            let length = earlier < 0 ? 0 : sharedLength(text, earlier, position)
            if length < shortest || position - earlier >= near * base {
                position += 1
                continue
            }
            output.append(text[start..<position])
            output.append(length, from: position - earlier)
            let end = position + length
            var next = position + 1
            while next < end, next + shortest <= text.count {
                places[self.slot(text, next)] = Int32(truncatingIfNeeded: next)
                next += 2
            }
            position = end
            start = end
        }
        output.append(text[start...])
    }

    /// The slot of the table for the last place of these bytes.
    private static func slot(_ text: UnsafeRawBufferPointer, _ position: Int) -> Int {
        Int((word(text, position) &* 0x9E37_79B9_7F4A_7C15) >> (64 - tableBits))
    }

    private static func word(_ text: UnsafeRawBufferPointer, _ position: Int) -> UInt64 {
        text.loadUnaligned(fromByteOffset: position, as: UInt64.self)
    }

    private static func sharedLength(_ text: UnsafeRawBufferPointer, _ earlier: Int, _ position: Int) -> Int {
        let most = min(text.count - position, longest)
        var length = 0
        while length + 8 <= most, word(text, earlier + length) == word(text, position + length) { length += 8 }
        while length < most, text[earlier + length] == text[position + length] { length += 1 }
        while isInside(text, position + length) { length -= 1 }
        return length
    }

    /// Whether a place is within a character. Nothing is cut there, since the packed data has to be text, too.
    private static func isInside(_ text: UnsafeRawBufferPointer, _ position: Int) -> Bool {
        position < text.count && text[position] & 0xC0 == 0x80
    }

    private struct Output {
        private let buffer: UnsafeMutableBufferPointer<UInt8>
        private(set) var count = 0

        init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

        mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) {
            for byte in bytes {
                append(byte)
                if byte == mark { append(0, digits: 1) }
            }
        }

        mutating func append(_ length: Int, from distance: Int) {
            append(mark)
            let isNear = distance < near
            append((isNear ? 1 : 45) + min(length - 7, 43), digits: 1)
            if length >= 50 { append(length - 50, digits: 2) }
            append(distance, digits: isNear ? 3 : 4)
        }

        /// Digits are the characters from `#` to `}` without `<`.
        private mutating func append(_ number: Int, digits: Int) {
            var rest = number
            for place in stride(from: count + digits - 1, through: count, by: -1) {
                let digit = rest % base
                rest /= base
                buffer[place] = UInt8(0x23 + digit + (digit >= 25 ? 1 : 0))
            }
            count += digits
        }

        private mutating func append(_ byte: UInt8) {
            buffer[count] = byte
            count += 1
        }
    }
}
