/// A struct that carries the inputs of an operation.
public struct InputPlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    public var documentation: [String]
    public var properties: [InputPropertyPlan]
    /// Whether it is sent as it is.
    public var isEncodable: Bool
    public var isHashable: Bool

    public var hasCodingKeys: Bool { isEncodable && properties.contains(where: \.hasKey) }
}

/// One member of an input struct.
public struct InputPropertyPlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    public var type: SwiftType
    public var wireName: String
    public var defaultValue: SwiftExpression?
    public var documentation: [String]
    /// What is said of the parameter.
    public var statement: Statement?
    public var place: ArgumentPlace

    /// Whether the name differs from the wire name.
    public var hasKey: Bool { wireName != name.raw }
}
