/// An expression of somebody's code, as far as its parser knows it: operators are grouped, nothing is resolved.
package indirect enum SwiftExpression: Sendable {
    /// `"a\(b)c"`, piece by piece.
    case text([TextPiece])
    /// A number as it is written, or `true` and `false`.
    case literal(String)
    case null
    /// `id`, `self`, `Store`
    case name(String)
    /// `store.id`; without a base `.id`.
    case member(SwiftExpression?, String)
    case call(SwiftExpression, [SwiftArgument])
    case element(SwiftExpression, [SwiftArgument])
    case array([SwiftExpression])
    case dictionary([SwiftPair])
    case tuple([SwiftArgument])
    case closure(SwiftClosure)
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    case binary(String, SwiftExpression, SwiftExpression)
    case unary(String, SwiftExpression)
    case assignment(SwiftExpression, SwiftExpression)
    /// `a?` within `a?.b`
    case chained(SwiftExpression)
    /// `a!`
    case forced(SwiftExpression)
    /// `Store.self`
    case metatype(SwiftExpression)
    /// `a is Store`
    case check(SwiftExpression)
    /// A pattern at the place of an expression: `id` of `case let .store(id)`.
    case pattern(SwiftPattern)
    /// `if` and `switch` as a value.
    case branch([SwiftStatement])
    case type(String)
    /// What the reader has no words for, by the parser's name for it.
    case other(String)
}

/// A piece of an interpolated text.
package enum TextPiece: Sendable {
    case words(String)
    case value(SwiftExpression)

    var words: String? {
        if case .words(let words) = self { return words }
        return nil
    }
}

/// A value that is handed over, with its label.
package struct SwiftArgument: Sendable {
    package let label: String?
    package let value: SwiftExpression
}

/// An entry of a dictionary that is written out.
package struct SwiftPair: Sendable {
    package let key: SwiftExpression
    package let value: SwiftExpression
}

/// `{ a, b in … }`
package struct SwiftClosure: Sendable {
    package let parameters: [SwiftParameter]
    package let body: [SwiftStatement]
    /// What is written behind the parameters' arrow, where it is.
    package let place: Range<Int>
}

/// What a value is compared with, and taken apart by.
package indirect enum SwiftPattern: Sendable {
    case any
    /// A name that is bound: `id`
    case binding(String)
    case value(SwiftExpression)
    /// `.store(id: let id)`
    case enumCase(String, [SwiftPatternElement])
    case tuple([SwiftPatternElement])
    /// `x?`
    case some(SwiftPattern)
    /// `is Store`
    case check
}

/// A part of a pattern, with its label.
package struct SwiftPatternElement: Sendable {
    package let label: String?
    package let pattern: SwiftPattern
}
