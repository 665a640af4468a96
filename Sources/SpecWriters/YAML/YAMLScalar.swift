import Platform

/// Texts as YAML scalars: plain where every reader takes them for the same text, in double quotes otherwise.
package enum YAMLScalar {
    /// `GET /items -> [Item]` → as it is; `yes` → `"yes"`; `a: b` → `"a: b"`
    static func text(_ text: String, isInFlow: Bool) -> String {
        isPlain(text, isInFlow: isInFlow) ? text : quoted(text)
    }

    /// Whether a text with line breaks can stand as lines of its own.
    static func fitsBlock(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first != " ", first != "\n", first != "\t" else { return false }
        if text.hasSuffix("\n\n") { return false }
        var wasSpace = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n":
                // A line of spaces alone, or spaces at the end, would not be seen.
                if wasSpace { return false }
                wasSpace = false
            case " ", "\t": wasSpace = true
            default:
                if !isPrintable(scalar) { return false }
                wasSpace = false
            }
        }
        return !wasSpace
    }

    private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.first, let last = scalars.last else { return false }
        if first == " " || last == " " || last == ":" { return false }
        if "-?:,[]{}#&*!|>'\"%@`=<".unicodeScalars.contains(first) { return false }
        if words.contains(text.lowercased()) || looksLikeNumber(scalars) { return false }
        for (index, scalar) in scalars.enumerated() {
            if !isPrintable(scalar) { return false }
            if scalar == ":", index + 1 < scalars.count, scalars[index + 1] == " " { return false }
            if scalar == "#", index > 0, scalars[index - 1] == " " { return false }
            if isInFlow, ",[]{}:".unicodeScalars.contains(scalar) {
                // A colon inside of a word does no harm.
                let next = index + 1 < scalars.count ? scalars[index + 1] : " "
                if scalar != ":" || ",[]{} ".unicodeScalars.contains(next) { return false }
            }
        }
        return true
    }

    /// What some reader takes for something else than a text.
    private static let words: Set<String> = [
        "null", "~", "true", "false", "yes", "no", "on", "off", "y", "n", ".inf", "-.inf", ".nan", "<<", "=",
    ]

    /// Numbers, dates and times: whatever begins as one.
    private static func looksLikeNumber(_ scalars: [Unicode.Scalar]) -> Bool {
        var rest = scalars[...]
        if rest.first == "+" || rest.first == "." { rest = rest.dropFirst() }
        guard let first = rest.first, first.value &- 0x30 < 10 else { return false }
        return rest.allSatisfy { scalar in
            let value = scalar.value
            return value &- 0x30 < 10 || (value | 0x20) &- 0x61 < 6 || ".+-_:xoTZ ".unicodeScalars.contains(scalar)
        }
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x1_0000...0x10_FFFF:
            return !ShownText.isUnfit(scalar)
        default: return false
        }
    }

    /// `say "hi"` → `"say \"hi\""`
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if isPrintable(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    let width = scalar.value > 0xFFFF ? 8 : 4
                    let zeros = String(repeating: "0", count: max(0, width - digits.count))
                    result += (width == 8 ? "\\U" : "\\u") + zeros + digits
                }
            }
        }
        return result + "\""
    }
}
