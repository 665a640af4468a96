/// Literals of the generated code. Text from a spec stays data in them: quotes, `\(`, newlines and invisible characters
/// are escaped, and the literal stands on one line.
public enum SwiftLiteral {
    /// `say "hi"` → `"say \"hi\""`.
    public static func quoted(_ text: String) -> String {
        var result = "\""
        appendEscaped(text, to: &result)
        result += "\""
        return result
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
