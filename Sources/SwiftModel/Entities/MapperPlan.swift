/// How values of one type that the service sends become values of the app, and back: two initialisers for the type and
/// for each type inside of it.
public struct MapperPlan: Sendable {
    /// The entity at the top level.
    public let name: SwiftIdentifier
    /// The word of the service to which it belongs; nil for a shared one.
    public let owner: String?
    public let initialisers: [MappingPlan]
}

/// An initialiser that makes a value of one side out of one of the other.
public struct MappingPlan: Sendable {
    /// What it does, as far as that is one expression or several.
    public enum Body: Sendable {
        /// The arguments of the type's own initialiser: `title: transfer.title`.
        case members([Member])
        /// What each case becomes.
        case cases([Case])
        /// The raw value of the one is that of the other.
        case rawValue
        /// The team's function does it.
        case function(String)
    }

    /// One argument, in parts, so that a long one can stand on several lines.
    public struct Member: Sendable {
        public let label: String
        /// All of the value, or what stands before its items: `try EntityConversionError.unwrap`.
        public let opening: String
        /// The arguments of a call, or the one expression of a closure.
        public let items: [String]
        public let isClosure: Bool
        /// Where it holds, the value is nil.
        public let absence: String?
    }

    public struct Case: Sendable {
        public let pattern: String
        public let value: String
    }

    /// A word for each kind of body.
    public enum Kind: String, Sendable, CaseIterable {
        case members
        case cases
        case rawValue
        case function
    }

    /// What may go wrong.
    public enum Effect: String, Sendable, CaseIterable {
        case none
        case `throws`
        case `rethrows`
    }

    public let type: SwiftType
    /// What it is made of, under the argument's name.
    public let source: SwiftType
    public let isWritten: Bool
    /// `<ElementDTO: Codable & Sendable>`; empty where the type is not generic.
    public let genericClause: String
    /// `element: (ElementDTO) throws -> Element`
    public let closures: [String]
    public let effect: Effect
    public let body: Body

    public var argument: String { isWritten ? "entity" : "transfer" }

    public var kind: Kind {
        switch body {
        case .members: .members
        case .cases: .cases
        case .rawValue: .rawValue
        case .function: .function
        }
    }

    public var members: [Member] { if case .members(let members) = body { members } else { [] } }
    public var cases: [Case] { if case .cases(let cases) = body { cases } else { [] } }
    public var function: String? { if case .function(let name) = body { name } else { nil } }
}

/// A function that the team has to write.
public struct ConversionPlan: Sendable, Hashable {
    public let name: SwiftIdentifier
    public let parameter: SwiftType
    public let result: SwiftType
    public let canFail: Bool
    /// What it is for: ``price` of `Post``.
    public let documentation: [String]
}

/// The functions that a team has to write, and where.
public struct ConversionsPlan: Sendable {
    /// The type that the team extends with them.
    public let name: String
    /// The protocol that asks for them.
    public let requirement: String
    public let functions: [ConversionPlan]
}
