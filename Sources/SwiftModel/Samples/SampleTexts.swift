/// The plainest text that a simple regular expression matches; nil for one that is not simple, or whose text is long.
///
///     ^[A-Z]{3}-\d{2}$ → AAA-00      ^(cat|dog)s?$ → cat      (?=x)y → nil
struct PatternText {
    private static let longest = 500

    private var rest: Substring
    private var isFailed = false

    static func text(of pattern: String, atLeast length: Int? = nil) -> String? {
        guard pattern.utf8.count <= 200 else { return nil }
        var reader = PatternText(rest: pattern[...])
        let text = reader.alternatives(wanted: length ?? 0)
        return reader.isFailed || !reader.rest.isEmpty || text.count < length ?? 0 ? nil : text
    }

    private init(rest: Substring) { self.rest = rest }

    /// Reads up to a closing parenthesis or the end; the first alternative counts.
    private mutating func alternatives(wanted: Int) -> String {
        let first = sequence(wanted: wanted)
        while rest.first == "|" {
            rest.removeFirst()
            _ = sequence(wanted: 0)
        }
        return first
    }

    private mutating func sequence(wanted: Int) -> String {
        var text = ""
        while let next = rest.first, next != "|", next != ")", !isFailed {
            rest.removeFirst()
            if next == "^" || next == "$" { continue }
            let piece = piece(next)
            let (least, most) = count()
            // Where the text has to be long, the first open repetition makes it so.
            let missing = rest.isEmpty || rest == "$" ? wanted - text.count : 0
            let times = min(max(least, piece.count == 1 ? missing : 0), max(most, least))
            // Repetitions of repetitions multiply: whatever they come to, it is not made.
            let length = piece.utf8.count.multipliedReportingOverflow(by: times)
            if length.overflow || text.utf8.count + length.partialValue > PatternText.longest { isFailed = true }
            if !isFailed { text += String(repeating: piece, count: times) }
        }
        return text
    }

    private mutating func piece(_ character: Character) -> String {
        switch character {
        case ".": return "a"
        case "[": return characterClass()
        case "(": return group()
        case "\\": return escape()
        case "*", "+", "?", "{": isFailed = true
        default: return String(character)
        }
        return ""
    }

    private mutating func group() -> String {
        if rest.hasPrefix("?:") {
            rest.removeFirst(2)
        } else if rest.first == "?" {
            isFailed = true
            return ""
        }
        let text = alternatives(wanted: 0)
        if rest.popFirst() != ")" { isFailed = true }
        return text
    }

    private mutating func escape() -> String {
        guard let escaped = rest.popFirst() else {
            isFailed = true
            return ""
        }
        switch escaped {
        case "d": return "0"
        case "w": return "a"
        case "s": return " "
        default:
            if escaped.isLetter || escaped.isNumber { isFailed = true }
            return String(escaped)
        }
    }

    /// The first character of a class: `[a-z0-9]` → `a`, `[^/]` → nothing, since it is not simple.
    private mutating func characterClass() -> String {
        guard let first = rest.popFirst(), first != "^", first != "]" else {
            isFailed = true
            return ""
        }
        let text = first == "\\" ? escape() : String(first)
        while let next = rest.popFirst() {
            if next == "]" { return text }
            if next == "\\" { _ = rest.popFirst() }
        }
        isFailed = true
        return ""
    }

    /// `{2,5}` → 2 and 5, `*` → 0 and many, nothing → 1 and 1.
    private mutating func count() -> (least: Int, most: Int) {
        var counts = (least: 1, most: 1)
        switch rest.first {
        case "*": counts = (0, 100)
        case "+": counts = (1, 100)
        case "?": counts = (0, 1)
        case "{":
            guard let end = rest.firstIndex(of: "}") else { break }
            let bounds = rest[rest.index(after: rest.startIndex)..<end].split(
                separator: ",",
                omittingEmptySubsequences: false
            )
            guard let least = bound(bounds[0], otherwise: 0), let most = bound(bounds.last ?? "", otherwise: 100) else {
                isFailed = true
                return counts
            }
            counts = (least, most)
            rest = rest[end...]
        default: return counts
        }
        rest.removeFirst()
        if rest.first == "?" { rest.removeFirst() }
        return counts
    }

    /// `12` → 12, nothing → `limit`, `-1` and `x` → nil
    private func bound(_ text: Substring, otherwise limit: Int) -> Int? {
        if text.isEmpty { return limit }
        return text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(text) : nil
    }
}
