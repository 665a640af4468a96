/// A Swift type that a team writes for its code, parsed: `Payments.Money`, `[Item]?`, `any Client`.
/// Functions and tuples need a `typealias`.
public indirect enum FixedType: Sendable, Hashable {
    case named([Component])
    case optional(FixedType)
    case array(FixedType)
    case dictionary(key: FixedType, value: FixedType)
    case any(FixedType)
    case some(FixedType)
    /// `Codable & Sendable`
    case composition([FixedType])

    /// One name of a path: `Page<Item>` in `Shop.Page<Item>`.
    public struct Component: Sendable, Hashable {
        public var name: FixedName
        public var arguments: [FixedType]

        public init(_ name: FixedName, arguments: [FixedType] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// Nil for a text that isn't one type.
    public init?(_ text: String) {
        var parser = FixedTypeParser(text)
        guard let type = parser.whole() else { return nil }
        self = type
    }

    /// The expected form, for messages.
    public static let expected =
        "a Swift type: `Payments.Money`, `Page<Item>`, `[Item]?`, `[String: Item]`, `any Client`"

    /// As it is written in code: `[String: Item]?`.
    public var text: String {
        switch self {
        case .named(let path): path.map(\.text).joined(separator: ".")
        case .optional(let wrapped): wrapped.isPrefixed ? "(\(wrapped.text))?" : "\(wrapped.text)?"
        case .array(let element): "[\(element.text)]"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        case .any(let type): "any \(type.text)"
        case .some(let type): "some \(type.text)"
        case .composition(let types): types.map(\.text).joined(separator: " & ")
        }
    }

    /// Whether it is `some Client`, which Swift allows only in some places.
    public var isOpaque: Bool { if case .some = self { true } else { false } }

    private var isPrefixed: Bool {
        switch self {
        case .any, .some, .composition: true
        case .named, .optional, .array, .dictionary: false
        }
    }
}

extension FixedType.Component {
    public var text: String {
        arguments.isEmpty ? name.text : "\(name.text)<\(arguments.map(\.text).joined(separator: ", "))>"
    }
}

extension FixedType: CustomStringConvertible { public var description: String { text } }

/// Parses a text that must be a type as a whole:
///
///     type      ["any" | "some"] postfix { "&" postfix }
///     postfix   primary { "?" }
///     primary   path | "[" type [":" type] "]" | "(" type ")"
///     path      name ["<" type { "," type } ">"] { "." … }
struct FixedTypeParser {
    private var rest: Substring
    private var depth = 0
    /// Deeper nesting is refused, so that a long text can't overflow the stack.
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

    private mutating func closed<Value>(by close: Character, _ read: (inout FixedTypeParser) -> Value?) -> Value? {
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
