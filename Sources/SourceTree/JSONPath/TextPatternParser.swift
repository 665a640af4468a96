/// Reads a regular expression of RFC 9485.
struct TextPatternParser {
    struct Fault: Error { let message: String }

    private let text: [Unicode.Scalar]
    private var position = 0
    private var depth = 0

    init(_ text: String) { self.text = Array(text.unicodeScalars) }

    mutating func pattern() throws(Fault) -> TextPattern.Node {
        let node = try choice()
        guard position == text.count else { throw fault("`)` closes nothing") }
        return node
    }

    private mutating func choice() throws(Fault) -> TextPattern.Node {
        depth += 1
        defer { depth -= 1 }
        guard depth < 32 else { throw fault("it is nested too deeply") }
        var branches = [try sequence()]
        while skip("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func sequence() throws(Fault) -> TextPattern.Node {
        var nodes: [TextPattern.Node] = []
        while let next = peek, next != "|", next != ")" { nodes.append(try repeated(try atom())) }
        return .sequence(nodes)
    }

    private mutating func repeated(_ node: TextPattern.Node) throws(Fault) -> TextPattern.Node {
        if skip("*") { return .repetition(node, minimum: 0, maximum: nil) }
        if skip("+") { return .repetition(node, minimum: 1, maximum: nil) }
        if skip("?") { return .repetition(node, minimum: 0, maximum: 1) }
        guard skip("{") else { return node }
        guard let minimum = number() else { throw fault("a number follows `{`") }
        let maximum = skip(",") ? number() : minimum
        guard skip("}"), maximum.map({ $0 >= minimum }) ?? true else { throw fault("a repetition is `{2}` or `{2,5}`") }
        return .repetition(node, minimum: minimum, maximum: maximum)
    }

    private mutating func atom() throws(Fault) -> TextPattern.Node {
        guard let character = next() else { throw fault("it ends too early") }
        switch character {
        case "(":
            let node = try choice()
            guard skip(")") else { throw fault("`)` is missing") }
            return node
        case "[": return .character(try list())
        case ".": return .character(.init(isNegated: true, ranges: ["\n"..."\n", "\r"..."\r"]))
        case "\\": return .character(try escape())
        case "*", "+", "?", "{", "}", "]":
            throw fault("`\(character)` repeats nothing; the character itself is `\\\(character)`")
        default: return .character(.init(ranges: [character...character]))
        }
    }

    /// What stands behind `[`.
    private mutating func list() throws(Fault) -> TextPattern.CharacterSet {
        var set = TextPattern.CharacterSet(isNegated: skip("^"))
        repeat {
            guard let first = try member(of: &set) else { continue }
            guard peek == "-", position + 1 < text.count, text[position + 1] != "]" else {
                set.ranges.append(first...first)
                continue
            }
            position += 1
            guard let last = try member(of: &set), first <= last else { throw fault("a range is `a-z`") }
            set.ranges.append(first...last)
        } while !skip("]")
        return set
    }

    /// A character of a list; nil where it is a category, which is added.
    private mutating func member(of set: inout TextPattern.CharacterSet) throws(Fault) -> Unicode.Scalar? {
        guard let character = next() else { throw fault("`]` is missing") }
        guard character == "\\" else { return character }
        let escape = try escape()
        set.categories += escape.categories
        return escape.ranges.first?.lowerBound
    }

    /// What stands behind a backslash.
    private mutating func escape() throws(Fault) -> TextPattern.CharacterSet {
        guard let character = next() else { throw fault("it ends in a backslash") }
        switch character {
        case "n": return .init(ranges: ["\n"..."\n"])
        case "r": return .init(ranges: ["\r"..."\r"])
        case "t": return .init(ranges: ["\t"..."\t"])
        case "p", "P":
            let start = position
            guard skip("{"), let end = text[start...].firstIndex(of: "}"), (1...2).contains(end - position) else {
                throw fault("a category is `\\p{L}` or `\\p{Lu}`")
            }
            let name = String(String.UnicodeScalarView(text[position..<end]))
            position = end + 1
            return .init(categories: [.init(name: name, isNegated: character == "P")])
        case "d": throw fault("RFC 9485 has no `\\d`; write `[0-9]`")
        case "w": throw fault("RFC 9485 has no `\\w`; write `[A-Za-z0-9_]`")
        case "s": throw fault("RFC 9485 has no `\\s`; write `[ \\t\\n]`")
        case _ where "()*+-.?[\\]^{|}$/".unicodeScalars.contains(character):
            return .init(ranges: [character...character])
        default: throw fault("RFC 9485 has no `\\\(character)`")
        }
    }

    private mutating func number() -> Int? {
        let start = position
        while let digit = peek, ("0"..."9").contains(digit) { position += 1 }
        return Int(String(String.UnicodeScalarView(text[start..<position])))
    }

    private var peek: Unicode.Scalar? { position < text.count ? text[position] : nil }

    private mutating func next() -> Unicode.Scalar? {
        guard let character = peek else { return nil }
        position += 1
        return character
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private func fault(_ message: String) -> Fault { Fault(message: "the pattern is faulty: \(message)") }
}
