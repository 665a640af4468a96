/// A type as code writes it, read once from the compiler's tree or from the text of a file.
package indirect enum SwiftType: Sendable, Hashable {
    /// `Api.Page<Store>`
    case named(String, [SwiftType])
    /// `Page<Item>.Response`
    case nested(SwiftType, String, [SwiftType])
    /// `Store?`, `Store!`, `Optional<Store>`
    case optional(SwiftType)
    /// `[Store]`, `Array<Store>`
    case list(SwiftType)
    case dictionary(SwiftType, SwiftType)
    case tuple([Element])
    /// `(Int) async throws -> Store`, with the effects before the arrow.
    case closure([Element], SwiftType, effects: String)
    /// `Store.Type`
    case metatype(SwiftType)
    case composition([SwiftType])
    /// `Store...`
    case variadic(SwiftType)
    /// `any Store`, `some Store`
    case marked(String, SwiftType)

    /// An element of a tuple, or a parameter of a closure.
    package struct Element: Sendable, Hashable {
        package let label: String?
        package let type: SwiftType
    }
}

extension SwiftType: ExpressibleByStringLiteral {
    /// A name without arguments.
    package init(stringLiteral name: String) { self = .named(name, []) }

    init(_ name: String) { self = .named(name, []) }
}

extension SwiftType {
    /// The type as code writes it.
    package var text: String {
        switch self {
        case .named(let name, let arguments): return arguments.isEmpty ? name : "\(name)<\(SwiftType.list(arguments))>"
        case .nested(let outer, let name, let arguments):
            return outer.text + "." + SwiftType.named(name, arguments).text
        case .optional(let type): return type.closed + "?"
        case .list(let type): return "[\(type.text)]"
        case .dictionary(let key, let value): return "[\(key.text): \(value.text)]"
        case .tuple(let elements): return SwiftType.text(elements)
        case .closure(let parameters, let result, let effects):
            return SwiftType.text(parameters) + (effects.isEmpty ? "" : " " + effects) + " -> " + result.text
        case .metatype(let type): return type.closed + ".Type"
        case .composition(let types): return types.map(\.text).joined(separator: " & ")
        case .variadic(let type): return type.closed + "..."
        case .marked(let word, let type): return word + " " + type.text
        }
    }

    /// The text, in parentheses if a suffix would otherwise apply to only a part of it.
    private var closed: String {
        switch self {
        case .closure, .composition, .marked: return "(\(text))"
        default: return text
        }
    }

    private static func list(_ types: [SwiftType]) -> String { types.map(\.text).joined(separator: ", ") }

    private static func text(_ elements: [Element]) -> String {
        "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.text }.joined(separator: ", ") + ")"
    }
}

extension SwiftType {
    /// `Page<Item>` of `any Page<Item>`
    var unmarked: SwiftType { if case .marked(_, let type) = self { type.unmarked } else { self } }

    /// `Store` of `Store?`
    var unwrapped: SwiftType {
        switch unmarked {
        case .optional(let type): return type.unwrapped
        case let type: return type
        }
    }

    var isOptional: Bool { if case .optional = unmarked { true } else { false } }

    /// `Store?` of both `Store` and `Store?`
    var asOptional: SwiftType { isOptional ? self : .optional(self) }

    /// Whether it's one of several types with the written name: `Payload#2`
    func isNumbered(_ written: SwiftType) -> Bool { self != written && text.contains("#") }

    /// The type without the numbers that tell types of one name apart: `[Payload]` of `[Payload#2]`
    var shown: String {
        let parts = text.split(separator: "#", omittingEmptySubsequences: false)
        return String(parts[0]) + parts.dropFirst().map { $0.drop(while: \.isNumber) }.joined()
    }

    /// The name by which the type is found: `Page` for `any Page<Item>?` and `Page<Item>.Type`
    package var name: String {
        switch unwrapped {
        case .named(let name, _): return name
        case .nested(let outer, let name, _): return outer.name + "." + name
        case .metatype(let type): return type.name
        case let type: return type.text
        }
    }

    /// `Store` of `Api.Store`
    var lastName: String { SourceIndex.last(name) }

    /// `[Order]` and `Failure` of `Result<[Order], Failure>?`
    var arguments: [SwiftType] {
        switch unwrapped {
        case .named(_, let arguments), .nested(_, _, let arguments): return arguments
        default: return []
        }
    }

    /// `Store` of `[Store]`
    var element: SwiftType? { if case .list(let type) = unwrapped { type } else { nil } }

    var pair: (key: SwiftType, value: SwiftType)? {
        if case .dictionary(let key, let value) = unwrapped { return (key, value) }
        return nil
    }

    var closure: (parameters: [Element], result: SwiftType)? {
        if case .closure(let parameters, let result, _) = unwrapped { return (parameters, result) }
        return nil
    }

    var isClosure: Bool { closure != nil }

    /// Whether it is a closure that is `async`.
    var isAsync: Bool { if case .closure(_, _, let effects) = unwrapped { effects.hasPrefix("async") } else { false } }

    /// `Result<Store, any Error>`
    var isResult: Bool { name == "Result" && !arguments.isEmpty }

    var isNumber: Bool {
        ["Int", "Int64", "Int32", "UInt", "Double", "Float", "Decimal", "CGFloat", "Bool"].contains(name)
    }

    /// Whether a text shows its whole numbers as `7.0`.
    var isFraction: Bool { ["Double", "Float", "CGFloat"].contains(name) }

    /// `Store` of `Store...`
    var repeated: SwiftType? { if case .variadic(let type) = unmarked { type } else { nil } }

    var metatype: SwiftType? { if case .metatype(let type) = unwrapped { type } else { nil } }

    /// `[Store]`, `[String: Store]`
    var isBracketed: Bool { element != nil || pair != nil }

    /// Whether it holds several values.
    var isCollection: Bool {
        switch unwrapped {
        case .list, .dictionary: return true
        case .named("Set", _): return true
        default: return false
        }
    }

    var isExistential: Bool { if case .marked = self { true } else { false } }

    /// `A` and `B` of `A & B`; for other types, the type itself.
    var composed: [SwiftType] { if case .composition(let types) = unmarked { types } else { [self] } }

    /// Whether one of the names in it contains a word: `URLRequest` in `AnyPublisher<URLRequest, any Error>`
    func mentions(_ word: String) -> Bool { contains { $0.contains(word) } }

    /// Whether one of the names in it meets a condition.
    func contains(where isMeant: (String) -> Bool) -> Bool {
        switch self {
        case .named(let name, _), .nested(_, let name, _): if isMeant(name) { return true }
        default: break
        }
        return parts.contains { $0.contains(where: isMeant) }
    }

    /// Whether it names more types than anybody writes: each generic superclass in a row can double its arguments.
    var isHuge: Bool {
        var open = [self]
        var count = 0
        while count < 500, let type = open.popLast() {
            count += 1
            open += type.parts
        }
        return !open.isEmpty
    }

    /// The types that it consists of.
    private var parts: [SwiftType] {
        switch self {
        case .named(_, let arguments): arguments
        case .nested(let outer, _, let arguments): [outer] + arguments
        case .optional(let type), .list(let type), .metatype(let type), .variadic(let type), .marked(_, let type):
            [type]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .closure(let parameters, let result, _): parameters.map(\.type) + [result]
        case .composition(let types): types
        }
    }

    /// What a name in it stands for, if it has the form of another type: `Fish` for `T`, `Page<[T]>` as `Page<[Fish]>`
    func meaning(of name: String, as other: SwiftType) -> SwiftType? {
        let (own, other) = (unwrapped, other.unwrapped)
        if own == SwiftType(name) { return other }
        guard own.name == other.name || own.isBracketed && other.isBracketed, own.parts.count == other.parts.count
        else { return nil }
        return zip(own.parts, other.parts).lazy.compactMap { $0.meaning(of: name, as: $1) }.first
    }

    /// The type with plain names replaced by other types: `Result<T, E>` → `Result<Order, E>`
    func replacing(_ types: [String: SwiftType]) -> SwiftType { types.isEmpty ? self : replacing { types[$0] } }

    private func replacing(_ other: (String) -> SwiftType?) -> SwiftType {
        func each(_ elements: [Element]) -> [Element] {
            elements.map { Element(label: $0.label, type: $0.type.replacing(other)) }
        }
        switch self {
        case .named(let name, let arguments):
            if let type = other(name), arguments.isEmpty { return type }
            return .named(name, arguments.map { $0.replacing(other) })
        case .nested(let outer, let name, let arguments):
            return .nested(outer.replacing(other), name, arguments.map { $0.replacing(other) })
        case .optional(let type): return .optional(type.replacing(other))
        case .list(let type): return .list(type.replacing(other))
        case .dictionary(let key, let value): return .dictionary(key.replacing(other), value.replacing(other))
        case .tuple(let elements): return .tuple(each(elements))
        case .closure(let parameters, let result, let effects):
            return .closure(each(parameters), result.replacing(other), effects: effects)
        case .metatype(let type): return .metatype(type.replacing(other))
        case .composition(let types): return .composition(types.map { $0.replacing(other) })
        case .variadic(let type): return .variadic(type.replacing(other))
        case .marked(let word, let type): return .marked(word, type.replacing(other))
        }
    }
}

/// A parameter of a generic function or type: `T: Decodable`
package struct TypeParameter: Sendable, Hashable {
    package let name: String
    package let bound: SwiftType?
}
