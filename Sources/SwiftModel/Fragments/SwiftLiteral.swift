import APIModel

/// A literal of the generated code. Text from a spec stays data in it: quotes, `\(`, newlines and invisible characters
/// are escaped, and the literal stands on one line.
public indirect enum SwiftLiteral: Sendable, Hashable {
    case string(String)
    case bool(Bool)
    /// A number as it is to be written; made by `number(_:)`, which refuses what is none.
    case numeral(String)
    case null
    /// `.pending`, `Status.pending`: an expression of the planner's own.
    case expression(String)
    case array([SwiftLiteral])
    case dictionary([Entry])

    /// One key of a dictionary, in the order in which it is written.
    public struct Entry: Sendable, Hashable {
        public var key: SwiftLiteral
        public var value: SwiftLiteral

        public init(key: SwiftLiteral, value: SwiftLiteral) {
            self.key = key
            self.value = value
        }
    }

    public static func integer(_ value: Int) -> SwiftLiteral { .numeral(String(value)) }

    /// `["a", "b"]`, `["key": 1]`, `[:]`, `"say \"hi\""`.
    public var text: String {
        switch self {
        case .string(let text): SwiftLiteral.quoted(text)
        case .bool(let value): value ? "true" : "false"
        case .numeral(let text), .expression(let text): text
        case .null: "nil"
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
        case .dictionary(let entries): SwiftLiteral.dictionaryText(entries)
        }
    }

    /// `say "hi"` → `"say \"hi\""`.
    public static func quoted(_ text: String) -> String {
        var result = "\""
        appendEscaped(text, to: &result)
        result += "\""
        return result
    }

    private static func dictionaryText(_ entries: [Entry]) -> String {
        if entries.isEmpty { return "[:]" }
        return "[" + entries.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", ") + "]"
    }

    /// Appends text as the inside of a string literal.
    static func appendEscaped(_ text: String, to result: inout String) {
        if isPlain(text) {
            result += text
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if InvisibleScalar.mustBeEscaped(scalar) {
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
    }

    private static func isPlain(_ text: String) -> Bool {
        for byte in text.utf8 where byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C { return false }
        return true
    }
}
