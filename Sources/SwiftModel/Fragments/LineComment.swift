/// A remark of one line: `// Sent as form data`. Text that breaks lines is joined.
public struct LineComment: Sendable, Hashable {
    public var content: String

    public init(_ content: String) { self.content = content }

    /// `a⏎b` → `// a b`; nothing for nothing.
    public var text: String {
        let line = LineComment.singleLine(content)
        return line.isEmpty ? "" : "// " + line
    }

    /// All white space and everything invisible is one space: ` a⏎ b ` → `a b`.
    public static func singleLine(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isGap = false
        for scalar in text.unicodeScalars {
            if scalar == " " || InvisibleScalar.mustBeEscaped(scalar) {
                isGap = !result.isEmpty
            } else {
                if isGap { result.append(" ") }
                isGap = false
                result.append(scalar)
            }
        }
        return String(result)
    }
}
