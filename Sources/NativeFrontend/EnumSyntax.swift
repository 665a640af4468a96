import APIModel

/// What the short and the long form of an enum share.
enum EnumSyntax {
    /// `Int` → integer
    static func base(named word: String) -> Enumeration.Base? {
        switch word {
        case "String": return .string
        case "Int", "Int32", "Int64": return .integer
        case "Double", "Float": return .number
        default: return nil
        }
    }

    /// The text of a value in an enum of a base; nil if it is none.
    static func literal(_ text: String, _ base: Enumeration.Base) -> Literal? {
        switch base {
        case .integer: return isWhole(text) ? .number(text) : Int64(text).map { .number(String($0)) }
        case .number: return Double(text).flatMap { $0.isFinite ? .number(text) : nil }
        default: return .string(text)
        }
    }

    /// `-1`, and what is beyond 64 bits.
    private static func isWhole(_ text: String) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        guard let first = digits.first, first != UInt8(ascii: "0") || digits.count == 1 else { return false }
        return digits.allSatisfy { $0 &- 0x30 < 10 }
    }
}
