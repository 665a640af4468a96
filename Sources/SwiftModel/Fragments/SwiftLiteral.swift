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

    /// Text as a string of JSON inside of a literal of several lines: `say "hi"` → `"say \\"hi\\""`. No three quotes follow
    /// one another, so nothing ends that literal.
    static func json(_ text: String) -> String {
        if isPlain(text) { return "\"" + text + "\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += #"\\""#
            case "\\": result += #"\\\\"#
            default:
                if InvisibleScalar.mustBeEscaped(scalar) {
                    for unit in String(scalar).utf16 {
                        let digits = String(unit, radix: 16)
                        result += #"\\u"# + String(repeating: "0", count: 4 - digits.count) + digits
                    }
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
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
