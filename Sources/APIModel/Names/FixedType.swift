/// A Swift type that a team names for its code, as a value: `Payments.Money`, `[Item]?`, `any Client`. Functions and
/// tuples are none: a `typealias` gives them a name.
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

    /// Nil for a text that is no type, or more than one.
    public init?(_ text: String) {
        var parser = FixedTypeParser(text)
        guard let type = parser.whole() else { return nil }
        self = type
    }

    /// What messages say of a text that is none.
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

    /// Whether it is `some Client`, which not every place takes.
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

extension FixedType: CustomStringConvertible {
    public var description: String { text }
}
