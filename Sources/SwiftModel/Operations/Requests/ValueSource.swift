/// Where a value of a request comes from.
public enum ValueSource: Sendable, Hashable {
    /// `id`
    case argument(SwiftIdentifier)
    /// `input.page`, or `request?.name` where the argument may be absent.
    case member(SwiftIdentifier, of: SwiftIdentifier, isOptional: Bool)
    /// The same for all calls: `"v1"`.
    case constant(SwiftExpression)

    /// The argument of the case in which the value lies; nil for a constant.
    public var argument: SwiftIdentifier? {
        switch self {
        case .argument(let name), .member(_, of: let name, isOptional: _): name
        case .constant: nil
        }
    }

    /// The value as an expression.
    public var text: String {
        switch self {
        case .argument(let name): name.reference
        case .member(let member, of: let name, let isOptional):
            "\(name.reference)\(isOptional ? "?." : ".")\(member.member)"
        case .constant(let expression): expression.text
        }
    }
}

/// An input of a request, with the type of its values.
public struct TypedSource: Sendable, Hashable {
    public var source: ValueSource
    public var type: SwiftType
}

/// What a value is, as far as its text in a request depends on it.
enum ValueKind {
    case text
    case enumeration
    /// A number or a flag whose interpolation is what the wire wants.
    case whole
    /// A floating-point number: of `1.0`, the wire wants `1`.
    case fraction
    /// What support code has to spell: lists, objects, dates.
    case other

    init(_ type: SwiftType, isStringEnumeration: Bool) {
        self = isStringEnumeration ? .enumeration : ValueKind.kinds[type.unwrapped] ?? .other
    }

    private static let kinds: [SwiftType: ValueKind] = [
        .string: .text, .int: .whole, .int32: .whole, .int64: .whole, .bool: .whole, .double: .fraction,
        .float: .fraction,
    ]
}
