/// The brackets of a regular expression. What else may be wrong in it depends on the dialect, and nothing is matched
/// with it.
enum PatternBrackets {
    /// The first that has no counterpart: `^[0-9{13}$` → `[`, `(a|b))` → `)`.
    static func unpaired(in pattern: String) -> Character? {
        var open = 0
        var isInClass = false
        var isEscaped = false
        for character in pattern {
            switch character {
            case _ where isEscaped: isEscaped = false
            case "\\": isEscaped = true
            case "]": isInClass = false
            case _ where isInClass: break
            case "[": isInClass = true
            case "(": open += 1
            case ")" where open == 0: return ")"
            case ")": open -= 1
            default: break
            }
        }
        return isInClass ? "[" : open > 0 ? "(" : nil
    }
}
