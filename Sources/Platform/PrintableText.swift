/// Makes text from outside safe to show: characters that would affect the text around them become visible escapes. It
/// is for terminals, logs and reports; JSON has escapes of its own.
///
///     a\nb        a\nb          one line, with the escape
///     ␛[2J        \u{1B}[2J
///     ‹RLO›left   \u{202E}left
///     ::error::a  \u{3A}:error::a    a CI system takes such a line as a command
package enum ShownText {
    package static func line(_ text: some StringProtocol) -> String {
        let start = text.prefix { $0 == " " || $0 == "\t" }
        if text[start.endIndex...].hasPrefix("::") {
            return start + "\\u{3A}" + line(text[start.endIndex...].dropFirst())
        }
        guard text.unicodeScalars.contains(where: isUnfit) else { return String(text) }
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": shown += "\\n"
            case "\r": shown += "\\r"
            case _ where isUnfit(scalar): shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    /// Makes each line of a text safe to show, and keeps the line breaks.
    package static func lines(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line(Substring($0)) }.joined(
            separator: "\n")
    }

    /// Whether a scalar moves, hides or reorders other text: control characters, line ends, direction marks.
    package static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x09, 0x0A..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
            0xFFF9...0xFFFB, 0xE0000...0xE007F:
            true
        default: false
        }
    }
}
