import CDigest

/// The SHA-256 of a content. Whoever takes over what an earlier run made, or overwrites what nobody edited, goes by it, so
/// that nobody may be able to make another content with the same hash.
public enum ContentHash {
    /// 64 hexadecimal digits.
    public static func of(_ bytes: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        netlayer_sha256(bytes, bytes.count, &digest)
        return String(unsafeUninitializedCapacity: 64) { text in
            for (index, byte) in digest.enumerated() {
                text[2 * index] = digit(byte >> 4)
                text[2 * index + 1] = digit(byte & 15)
            }
            return 64
        }
    }

    /// Whether a text has the form of a hash.
    static func isHash(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
