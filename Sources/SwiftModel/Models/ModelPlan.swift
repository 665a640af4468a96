import APIModel

/// One declared type, with the types inside of it.
public struct ModelPlan: Sendable {
    /// What a type is declared as, with what only such a type has.
    public enum Content: Sendable {
        case structure(StructPlan)
        case tuple(StructPlan)
        case form(StructPlan)
        /// A large enum is a struct with constants.
        case enumeration(EnumPlan)
        case union(UnionPlan)
        /// Another name of a type.
        case alias(SwiftType)
    }

    /// A word for each kind of content.
    public enum Kind: String, Sendable, CaseIterable {
        case structure = "struct"
        case tuple
        case form
        case enumeration = "enum"
        case union
        case alias
    }

    /// Whose type it is, where the app has types of its own (`entities`).
    public enum Side: String, Sendable, CaseIterable {
        case both
        /// What the service sends.
        case service
        case app
    }

    public var content: Content
    /// The name that the description gives to the schema; nil for an inline one.
    public var wireName: String?
    public var schema: SchemaID
    public var side: Side
    public var statement: Statement
    public var name: SwiftIdentifier
    /// Its name from the top level: `Post.Location`.
    public var type: SwiftType
    /// The lines of the documentation comment, `///` included.
    public var documentation: [String]
    public var typeParameters: [SwiftIdentifier]
    /// What each type parameter conforms to.
    public var constraints: [SwiftType]
    /// What it conforms to, the raw type of an enum first.
    public var conformances: [SwiftType]
    public var nested: [ModelPlan]
    /// The sample values of the type and of those inside of it; kept at the top level only.
    public var samples: [SamplePlan]
    /// The top-level models that it refers to, by their position in the plan.
    public var references: [Int]
    /// Whether values of it travel in requests, and in responses; what no operation uses may do both.
    public var isSent: Bool
    public var isReceived: Bool

    /// `Post.Location`
    public var path: String { type.text }

    /// `<T: Codable & Sendable>`; empty for a type that is not generic.
    public var genericClause: String {
        if typeParameters.isEmpty { return "" }
        let constraint = constraints.map(\.text).joined(separator: " & ")
        return "<" + typeParameters.map { "\($0.type): \(constraint)" }.joined(separator: ", ") + ">"
    }
}

extension ModelPlan {
    public var kind: Kind {
        switch content {
        case .structure: .structure
        case .tuple: .tuple
        case .form: .form
        case .enumeration: .enumeration
        case .union: .union
        case .alias: .alias
        }
    }

    public var structure: StructPlan? {
        switch content {
        case .structure(let plan), .tuple(let plan), .form(let plan): plan
        case .enumeration, .union, .alias: nil
        }
    }

    public var enumeration: EnumPlan? { if case .enumeration(let plan) = content { plan } else { nil } }
    public var union: UnionPlan? { if case .union(let plan) = content { plan } else { nil } }
    public var aliased: SwiftType? { if case .alias(let type) = content { type } else { nil } }
}
