import APIModel
import Diagnostics
import SourceTree

/// A type as it is written, before its names are looked up: `[Item]?`, `Page<Item>`, `enum [a, b]`.
struct TypeExpression {
    indirect enum Kind {
        case named(String, arguments: [TypeExpression])
        /// A type of the team's own, which nothing declares: `Model.Page<Item>`.
        case fixed(FixedType, arguments: [TypeExpression])
        case list(TypeExpression, isSet: Bool)
        case map(TypeExpression)
        case tuple([TypeExpression])
        /// - Parameter isStated: whether the text says of what it is: `enum String [1, 2]`, `enum ["1", "2"]`.
        case enumeration(Enumeration, isStated: Bool)
        case union(UnionExpression)
        /// Properties that are written in place.
        case structure(SourceNode)
    }

    var kind: Kind
    /// `T?`: may be absent; where nothing can be absent, null.
    var isOptional = false
    /// `T|null`
    var isNullable = false
    var documentation: String?
    var isDeprecated = false
    var range: SourceRange
}

/// A union as it is written: `oneOf type {card:Card, bank:Bank}`.
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
