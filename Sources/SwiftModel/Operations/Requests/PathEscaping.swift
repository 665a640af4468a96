/// Makes the literal parts of a path fit for a URL: what a description writes is sent as it is meant.
enum PathEscaping {
    /// `/top items/a%20b` → `/top%20items/a%20b`.
    static func escaped(_ text: String) -> String { escaped(text) { isAllowed($0) || isEscape($1, at: $2) } }

    /// The name of a query item, which nothing is escaped in: `a&b%` → `a%26b%25`.
    static func escapedName(_ name: String) -> String { escaped(name) { byte, _, _ in isUnreserved(byte) } }

    private static func escaped(_ text: String, keeping isKept: (UInt8, [UInt8], Int) -> Bool) -> String {
        if text.utf8.allSatisfy({ isUnreserved($0) || $0 == UInt8(ascii: "/") }) { return text }
        let bytes = Array(text.utf8)
        var escaped: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            if isKept(byte, bytes, index) {
                escaped.append(byte)
            } else {
                escaped += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 0x0F)]
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// Letters, digits and the marks that a path may hold.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        if isUnreserved(byte) { return true }
        switch byte {
        case 0x21, 0x24, 0x26...0x2C, 0x2F, 0x3A, 0x3B, 0x3D, 0x40: return true
        default: return false
        }
    }

    /// Letters, digits, `-`, `.`, `_` and `~`.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        if byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 { return true }
        return byte == 0x2D || byte == 0x2E || byte == 0x5F || byte == 0x7E
    }

    /// Whether a `%` begins an escape that the description wrote itself.
    private static func isEscape(_ bytes: [UInt8], at index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count else { return false }
        return isHexDigit(bytes[index + 1]) && isHexDigit(bytes[index + 2])
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
}
