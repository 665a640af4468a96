/// A regular expression in a path (RFC 9485): `[a-z]+(-[0-9]{2,4})?`. Matching follows all branches at once, without
/// backtracking, so it takes at most the pattern's length times the text's, squared for nested repetitions.
struct TextPattern: Sendable {
    indirect enum Node: Sendable {
        case character(CharacterSet)
        case sequence([Node])
        case choice([Node])
        case repetition(Node, minimum: Int, maximum: Int?)
    }

    /// A set of characters: `a`, `.`, `[a-z]`, `\p{Lu}`.
    struct CharacterSet: Sendable {
        var isNegated = false
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        var categories: [Category] = []

        func contains(_ character: Unicode.Scalar) -> Bool {
            let isListed = ranges.contains { $0.contains(character) } || categories.contains { $0.contains(character) }
            return isListed != isNegated
        }
    }

    /// `\p{Lu}`, `\P{L}`
    struct Category: Sendable {
        var name: String
        var isNegated: Bool

        func contains(_ character: Unicode.Scalar) -> Bool {
            character.properties.generalCategory.shortName.hasPrefix(name) != isNegated
        }
    }

    private let root: Node

    init(_ text: String) throws(TextPatternParser.Fault) {
        var parser = TextPatternParser(text)
        root = try parser.pattern()
    }

    /// Whether the whole text, or else a part of it, matches.
    func matches(_ text: String, isWhole: Bool, _ budget: EditBudget) -> Bool {
        let characters = Array(text.unicodeScalars)
        let starts = isWhole ? [0] : Set(0...characters.count)
        let ends = ends(of: root, from: starts, in: characters, budget)
        return isWhole ? ends.contains(characters.count) : !ends.isEmpty
    }

    /// The positions at which a match of the node can end that begins at one of `starts`.
    private func ends(of node: Node, from starts: Set<Int>, in text: [Unicode.Scalar], _ budget: EditBudget) -> Set<Int>
    {
        guard !starts.isEmpty, budget.spend(starts.count) else { return [] }
        switch node {
        case .character(let set):
            return Set(starts.lazy.filter { $0 < text.count && set.contains(text[$0]) }.map { $0 + 1 })
        case .sequence(let nodes):
            return nodes.reduce(starts) { places, node in ends(of: node, from: places, in: text, budget) }
        case .choice(let nodes):
            return nodes.reduce(into: []) { $0.formUnion(ends(of: $1, from: starts, in: text, budget)) }
        case .repetition(let node, let minimum, let maximum):
            var places = starts
            for _ in 0..<minimum {
                let next = ends(of: node, from: places, in: text, budget)
                if next == places { break }
                places = next
            }
            var newest = places
            var count = minimum
            while !newest.isEmpty, maximum.map({ count < $0 }) ?? true {
                newest = ends(of: node, from: newest, in: text, budget).subtracting(places)
                places.formUnion(newest)
                count += 1
            }
            return places
        }
    }
}

extension Unicode.GeneralCategory {
    /// `Lu`
    fileprivate var shortName: String { Self.shortNames[self] ?? "" }

    private static let shortNames: [Self: String] = [
        .uppercaseLetter: "Lu", .lowercaseLetter: "Ll", .titlecaseLetter: "Lt", .modifierLetter: "Lm",
        .otherLetter: "Lo", .nonspacingMark: "Mn", .spacingMark: "Mc", .enclosingMark: "Me", .decimalNumber: "Nd",
        .letterNumber: "Nl", .otherNumber: "No", .connectorPunctuation: "Pc", .dashPunctuation: "Pd",
        .openPunctuation: "Ps", .closePunctuation: "Pe", .initialPunctuation: "Pi", .finalPunctuation: "Pf",
        .otherPunctuation: "Po", .mathSymbol: "Sm", .currencySymbol: "Sc", .modifierSymbol: "Sk", .otherSymbol: "So",
        .spaceSeparator: "Zs", .lineSeparator: "Zl", .paragraphSeparator: "Zp", .control: "Cc", .format: "Cf",
        .surrogate: "Cs", .privateUse: "Co", .unassigned: "Cn",
    ]
}

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
        var maximum: Int? = minimum
        if skip(",") { maximum = peek == "}" ? nil : number() ?? -1 }
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

    /// A set of characters, after its `[`.
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

    /// A character of a set; nil for a category, which is added to the set.
    private mutating func member(of set: inout TextPattern.CharacterSet) throws(Fault) -> Unicode.Scalar? {
        guard let character = next() else { throw fault("`]` is missing") }
        guard character == "\\" else { return character }
        let escape = try escape()
        set.categories += escape.categories
        return escape.ranges.first?.lowerBound
    }

    /// An escape, after its backslash.
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
