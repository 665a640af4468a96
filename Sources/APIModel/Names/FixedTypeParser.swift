/// Reads the text of a type, all of it or nothing:
///
///     type      ["any" | "some"] postfix { "&" postfix }
///     postfix   primary { "?" }
///     primary   path | "[" type [":" type] "]" | "(" type ")"
///     path      name ["<" type { "," type } ">"] { "." … }
struct FixedTypeParser {
    private var rest: Substring
    private var depth = 0
    /// Deeper nesting is no type that people write.
    private static let depthLimit = 32

    init(_ text: String) { rest = text[...] }

    mutating func whole() -> FixedType? {
        guard let type = type() else { return nil }
        skipSpaces()
        return rest.isEmpty ? type : nil
    }

    private mutating func type() -> FixedType? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= FixedTypeParser.depthLimit else { return nil }
        if takeWord("any") { return composition().map { .any($0) } }
        if takeWord("some") { return composition().map { .some($0) } }
        return composition()
    }

    private mutating func composition() -> FixedType? {
        guard let first = postfix() else { return nil }
        var types = [first]
        while take("&") {
            guard let next = postfix() else { return nil }
            types.append(next)
        }
        return types.count == 1 ? first : .composition(types)
    }

    private mutating func postfix() -> FixedType? {
        guard var type = primary() else { return nil }
        while take("?") { type = .optional(type) }
        return type
    }

    private mutating func primary() -> FixedType? {
        if take("(") { return closed(by: ")") { $0.type() } }
        guard take("[") else { return path() }
        return closed(by: "]") { parser in
            guard let first = parser.type() else { return nil }
            guard parser.take(":") else { return .array(first) }
            return parser.type().map { .dictionary(key: first, value: $0) }
        }
    }

    private mutating func path() -> FixedType? {
        var path: [FixedType.Component] = []
        repeat {
            guard let name = FixedName(word()), !["any", "some"].contains(name.text) else { return nil }
            var arguments: [FixedType]? = []
            if take("<") { arguments = closed(by: ">") { $0.types() } }
            guard let arguments else { return nil }
            path.append(FixedType.Component(name, arguments: arguments))
        } while take(".")
        return .named(path)
    }

    private mutating func types() -> [FixedType]? {
        var types: [FixedType] = []
        repeat {
            guard let next = type() else { return nil }
            types.append(next)
        } while take(",")
        return types
    }

    private mutating func closed<Value>(
        by close: Character,
        _ read: (inout FixedTypeParser) -> Value?
    ) -> Value? {
        guard let value = read(&self), take(close) else { return nil }
        return value
    }

    private mutating func word() -> Substring {
        skipSpaces()
        let word = rest.prefix { FixedName("a\($0)") != nil }
        rest = rest.dropFirst(word.count)
        return word
    }

    private mutating func takeWord(_ word: String) -> Bool {
        let start = rest
        if self.word() == word, rest.first == " " || rest.first == "(" { return true }
        rest = start
        return false
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpaces()
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }
}
