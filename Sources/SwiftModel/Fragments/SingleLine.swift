/// Texts of a description where a line must not end.
public enum SingleLine {
    /// All white space and everything invisible is one space: ` a⏎ b ` → `a b`.
    public static func text(_ text: String) -> String {
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
