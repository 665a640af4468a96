import APIModel
import Diagnostics
import SourceTree

/// A type as written, before its names are looked up: `[Item]?`, `Page<Item>`, `enum [a, b]`.
struct TypeExpression {
    indirect enum Kind {
        case named(String, arguments: [TypeExpression])
        /// A team's own type, which the spec doesn't declare: `Model.Page<Item>`.
        case fixed(FixedType, arguments: [TypeExpression])
        case list(TypeExpression, isSet: Bool)
        case map(TypeExpression)
        case tuple([TypeExpression])
        /// - Parameter isStated: whether the text states the type of the values: `enum String [1, 2]`,
        /// `enum ["1", "2"]`.
        case enumeration(Enumeration, isStated: Bool)
        case union(UnionExpression)
        /// An inline struct.
        case structure(SourceNode)
    }

    var kind: Kind
    /// `T?`: the value may be absent, or null at a place that can't be absent.
    var isOptional = false
    /// `T|null`
    var isNullable = false
    var documentation: String?
    var isDeprecated = false
    var range: SourceRange
}

/// A union as written: `oneOf type {card:Card, bank:Bank}`.
struct UnionExpression {
    struct Member {
        var type: TypeExpression
        /// The discriminator's value, where one is written.
        var value: String?
    }

    var mode: UnionShape.Mode
    var discriminator: String?
    var members: [Member]
}

extension NativePrimitive {
    /// Advice for a type's name in another language or in OpenAPI.
    static func help(for word: String) -> Message? {
        switch word.lowercased() {
        case "number", "numeric": return "numbers are `Int`, `Double` or `Decimal`"
        case "long", "bigint": return "write `Int64`"
        case "short", "byte": return "write `Int`"
        case "char", "character", "text": return "write `String`"
        case "timestamp", "instant": return "a moment is `Date`"
        case "object", "json", "mixed", "unknown": return "write `Any`, `{ String: Any }`, or a struct"
        case "dictionary", "hashmap", "record": return "write `Map<Type>`, or `{ String: Type }`"
        case "list", "sequence", "arraylist": return "write `[Type]`"
        case "optional", "nullable", "maybe": return "write `Type?`"
        case "bytes", "binary", "blob": return "bytes are `File`, base64 text is `Data`"
        case "void", "null", "nil", "none", "never", "empty", "unit":
            return "leave out what has no content, with its arrow"
        default: return nil
        }
    }
}

/// Parses a type in a short form. The depth of nesting is limited, so that no text exhausts the stack.
struct TypeParser {
    var scanner: ShortFormScanner
    private var depth = 0
    private let depthLimit = 64

    init(_ scanner: ShortFormScanner) { self.scanner = scanner }

    /// `Item`, `[Item]`, `Page<Item>?`, `String|null`
    mutating func type() -> TypeExpression? {
        scanner.skipSpaces()
        let start = scanner.position
        guard depth < depthLimit else { return scanner.refuse("types are nested too deeply") }
        depth += 1
        defer { depth -= 1 }
        guard let kind = primary() else { return nil }
        var type = TypeExpression(kind: kind, range: scanner.range(from: start))
        if scanner.isNext("[") { return scanner.refuse("unexpected text after a type", help: "a list is `[Item]`") }
        // `??` begins a default.
        while scanner.isNext("?"), !scanner.isNext("??") {
            _ = scanner.take("?")
            type.isOptional = true
        }
        let end = scanner.position
        if scanner.take("|") {
            guard scanner.take("null") else {
                scanner.skipSpaces()
                return scanner.refuse("only `null` can follow `|`", help: "write `oneOf [A, B]` for other alternatives")
            }
            type.isNullable = true
        } else {
            scanner.move(to: end)
        }
        return type
    }

    private mutating func primary() -> TypeExpression.Kind? {
        if scanner.take("[") { return list() }
        if scanner.take("{") { return map() }
        if scanner.take("(") { return list(of: ")").map { .tuple($0) } }
        guard let name = scanner.word() else { return scanner.refuse("expected a type") }
        let end = scanner.position
        scanner.skipSpaces()
        switch name {
        case "enum" where scanner.position > end: return enumeration()
        case "oneOf" where scanner.position > end: return union(.oneOf).map { .union($0) }
        case "anyOf" where scanner.position > end: return union(.anyOf).map { .union($0) }
        default: scanner.move(to: end)
        }
        if scanner.isNext(".") { return fixed(from: name) }
        guard scanner.isNext("<") else { return .named(name, arguments: []) }
        _ = scanner.take("<")
        return list(of: ">").map { generic(name, $0) }
    }

    /// `Model.Store`, `Model.Page<Item>`, after the first word.
    private mutating func fixed(from first: String) -> TypeExpression.Kind? {
        var path: [FixedType.Component] = []
        var word: String? = first
        repeat {
            guard let name = word.flatMap({ FixedName($0) }) else {
                return scanner.refuse("expected a type behind its module: `Model.Store`")
            }
            path.append(FixedType.Component(name))
            guard scanner.isNext(".") else { break }
            _ = scanner.take(".")
            word = scanner.word()
        } while true
        guard scanner.isNext("<") else { return .fixed(.named(path), arguments: []) }
        _ = scanner.take("<")
        return list(of: ">").map { .fixed(.named(path), arguments: $0) }
    }

    /// A type with arguments. `Array<T>`, `Set<T>` and `Map<T>` replace forms that YAML would need quotes for.
    private func generic(_ name: String, _ arguments: [TypeExpression]) -> TypeExpression.Kind {
        guard arguments.count == 1 else { return .named(name, arguments: arguments) }
        switch name {
        case "Array": return .list(arguments[0], isSet: false)
        case "Set": return .list(arguments[0], isSet: true)
        case "Map": return .map(arguments[0])
        default: return .named(name, arguments: arguments)
        }
    }

    private mutating func list() -> TypeExpression.Kind? {
        guard let element = type(), scanner.expect("]", "after the element's type") else { return nil }
        return .list(element, isSet: false)
    }

    private mutating func map() -> TypeExpression.Kind? {
        guard scanner.take("String") else {
            scanner.skipSpaces()
            return scanner.refuse("the keys of a map are `String`", help: "write `{String:Item}` or `Map<Item>`")
        }
        guard scanner.expect(":", "between the key and the value of a map"), let value = type(),
            scanner.expect("}", "after the value's type")
        else { return nil }
        return .map(value)
    }

    private mutating func list(of close: String) -> [TypeExpression]? {
        var types: [TypeExpression] = []
        repeat {
            guard let next = type() else { return nil }
            types.append(next)
        } while scanner.take(",")
        let cut: Message = "within the braces or brackets of YAML a comma ends the value: put quotes around the type"
        return scanner.expect(close, "after the types", help: scanner.isAtEnd ? cut : nil) ? types : nil
    }

    /// `[newest, mostReviewed = MOST_REVIEWED]`, `Int [low = 1, high = 2]`, after `enum`.
    private mutating func enumeration() -> TypeExpression.Kind? {
        var base = Enumeration.Base.string
        var isStated = false
        let start = scanner.position
        if let word = scanner.word() {
            guard let known = EnumSyntax.base(named: word) else {
                return scanner.refuse(
                    "an enum is of `String`, `Int` or `Double`, not `\(word)`", at: scanner.range(from: start))
            }
            base = known
            isStated = true
        }
        guard scanner.expect("[", "before the cases of an enum") else { return nil }
        var values: [Enumeration.Value] = []
        var seen: Set<Literal> = []
        repeat {
            scanner.skipSpaces()
            let start = scanner.position
            guard let value = enumValue(base) else { return nil }
            isStated = isStated || scanner.endsInQuote
            guard seen.insert(value.literal).inserted else {
                return scanner.refuse("the enum has this value twice", at: scanner.range(from: start))
            }
            values.append(value)
        } while scanner.take(",")
        guard scanner.expect("]", "after the cases of an enum") else { return nil }
        return .enumeration(Enumeration(base: base, values: values), isStated: isStated)
    }

    /// `mostReviewed = MOST_REVIEWED`, or the value alone.
    mutating func enumValue(_ base: Enumeration.Base) -> Enumeration.Value? {
        scanner.skipSpaces()
        let start = scanner.position
        guard let first = scanner.literal(until: ",]=") else { return nil }
        var wire = first
        var wireStart = start
        let hasName = scanner.take("=")
        if hasName {
            scanner.skipSpaces()
            wireStart = scanner.position
            guard let second = scanner.literal(until: ",]") else { return nil }
            wire = second
        }
        if wire.text.isEmpty, !wire.isQuoted || hasName && first.text.isEmpty {
            scanner.move(to: wireStart)
            return scanner.refuse("expected a case of the enum")
        }
        guard let literal = EnumSyntax.literal(wire.text, base) else {
            return scanner.refuse("`\(wire.text)` isn't a number", at: scanner.range(from: wireStart))
        }
        return Enumeration.Value(literal, name: hasName ? first.text : nil)
    }

    /// `type {card:Card, bank:Bank}`, `[Card, Bank]`, after `oneOf` or `anyOf`.
    private mutating func union(_ mode: UnionShape.Mode) -> UnionExpression? {
        scanner.skipSpaces()
        var union = UnionExpression(mode: mode, discriminator: nil, members: [])
        if !scanner.isNext("["), !scanner.isNext("{") {
            guard let word = scanner.literal(until: " [{") else { return nil }
            union.discriminator = word.text.isEmpty ? nil : word.text
        }
        if union.discriminator != nil, scanner.take("{") {
            repeat {
                scanner.skipSpaces()
                let start = scanner.position
                guard let value = scanner.literal(until: ":,}") else { return nil }
                let range = scanner.range(from: start)
                guard scanner.expect(":", "between a value and its type"), let type = type() else { return nil }
                if union.members.contains(where: { $0.value == value.text }) {
                    return scanner.refuse("the union has this value twice", at: range)
                }
                union.members.append(UnionExpression.Member(type: type, value: value.text))
            } while scanner.take(",")
            return scanner.expect("}", "after the members of a union") ? union : nil
        }
        guard scanner.expect("[", "before the members of a union"), let types = list(of: "]") else { return nil }
        union.members = types.map { UnionExpression.Member(type: $0, value: nil) }
        return union
    }
}
