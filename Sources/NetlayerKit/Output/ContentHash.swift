/// A 128-bit hash of a file's content: it tells whether somebody changed the file. It guards against accidents, not
/// against forgery, and is fast in debug builds too, since each run hashes all that it writes.
public enum ContentHash {
    /// 32 hexadecimal digits.
    public static func of(_ bytes: [UInt8]) -> String {
        var first: UInt64 = 0x9E37_79B9_7F4A_7C15
        var second: UInt64 = 0xD1B5_4A32_D192_ED03 ^ UInt64(bytes.count)
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset + 16 <= buffer.count {
                let low = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                let high = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
                mix(low, high, &first, &second)
                offset += 16
            }
            var low: UInt64 = 0
            var high: UInt64 = 0
            for index in offset..<buffer.count {
                let shift = UInt64(index - offset) * 8
                if shift < 64 {
                    low |= UInt64(buffer[index]) << shift
                } else {
                    high |= UInt64(buffer[index]) << (shift - 64)
                }
            }
            mix(low, high, &first, &second)
            mix(first, second, &first, &second)
        }
        return hexadecimal(first) + hexadecimal(second)
    }

    /// Whether a text has the form of a hash.
    static func isHash(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }

    private static func mix(_ low: UInt64, _ high: UInt64, _ first: inout UInt64, _ second: inout UInt64) {
        first = folded(low ^ 0xA076_1D64_78BD_642F, high ^ first)
        second = folded(high ^ 0xE703_7ED1_A0B4_28DB, low ^ (second << 23 | second >> 41))
    }

    private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
