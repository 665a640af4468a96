/// What a description says of a schema that does not change its shape.
public struct Annotations: Sendable, Hashable {
    public var title: String?
    public var documentation: String?
    public var isDeprecated = false
    public var isReadOnly = false
    public var isWriteOnly = false
    public var defaultValue: Literal?
    public var examples: [Literal] = []
    public var extensions: [Extension] = []

    public init() {}
}
