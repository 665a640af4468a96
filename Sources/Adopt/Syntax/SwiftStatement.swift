/// A statement with its place in the file, as byte offsets. Expressions have no places of their own: the compiler's dump
/// doesn't say them.
package struct SwiftStatement: Sendable {
    package let kind: Kind
    package let place: Range<Int>

    package indirect enum Kind: Sendable {
        case expression(SwiftExpression)
        case result(SwiftExpression?)
        case variables([SwiftBinding])
        case choice([SwiftCondition], then: [SwiftStatement], otherwise: [SwiftStatement]?)
        case guarded([SwiftCondition], otherwise: [SwiftStatement])
        case selection(SwiftExpression, [SwiftArm])
        case loop(SwiftPattern, SwiftExpression, [SwiftStatement])
        case repetition([SwiftStatement])
        case attempt([SwiftStatement], handlers: [SwiftArm])
        case function(FunctionDeclaration)
        /// A variable within a function that is computed where it is asked for.
        case computed(PropertyDeclaration)
        case fallThrough
        /// `break` and `continue`
        case leave
        case failure
        case other
    }
}

/// `let a = b`
package struct SwiftBinding: Sendable {
    package let pattern: SwiftPattern
    package let value: SwiftExpression?
    package let type: String?
    /// Where a property wrapper takes the value from: `client` of `@Dependency(\.client)`
    package let keyPath: String?
}

/// A condition of an `if` or `guard`: a Boolean, or a pattern that fits or not.
package enum SwiftCondition: Sendable {
    case test(SwiftExpression)
    case match(SwiftPattern, SwiftExpression)
    case available
}

/// An arm of a `switch`, or a handler behind `do`.
package struct SwiftArm: Sendable {
    package let items: [Item]
    package let body: [SwiftStatement]
    package let place: Range<Int>

    /// One of the patterns of an arm.
    package struct Item: Sendable {
        package let pattern: SwiftPattern
        package let isDefault: Bool
        package let condition: SwiftExpression?
    }
}
