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
        case .integer: return Int64(text).map { .number(String($0)) }
        case .number: return Double(text).flatMap { $0.isFinite ? .number(text) : nil }
        default: return .string(text)
        }
    }
}
