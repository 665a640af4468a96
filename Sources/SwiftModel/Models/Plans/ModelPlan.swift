import APIModel

/// One declared type, with the types inside of it. Exactly one of its parts says what it is.
public struct ModelPlan: Sendable {
    /// What declares the type; a large enum is a struct with constants.
    public enum Kind: String, Sendable, CaseIterable {
        case structure = "struct"
        case tuple
        case form
        case enumeration = "enum"
        case union
        case alias
    }

    public var kind: Kind
    /// The name that the description gives to the schema; nil for an inline one.
    public var wireName: String?
    public var schema: SchemaID
    public var name: SwiftIdentifier
    /// From the top level: `Post.Location`.
    public var path: String
    /// The lines of the documentation comment, `///` included.
    public var documentation: [String]
    /// `<T: Codable & Sendable>`; empty for a type that is not generic.
    public var genericClause: String
    public var conformances: [String]
    public var structure: StructPlan?
    public var enumeration: EnumPlan?
    public var union: UnionPlan?
    /// The type that an alias stands for.
    public var aliased: String?
    public var nested: [ModelPlan]
    /// The sample values of the type and of those inside of it; kept at the top level only.
    public var samples: [SamplePlan]
    /// The top-level models that it refers to, by their position in the plan.
    public var references: [Int]
    /// Whether values of it travel in requests, and in answers; what no operation uses may do both.
    public var isSent: Bool
    public var isReceived: Bool
    /// The modules of the team's own types.
    public var imports: [String]
}
