/// One stored property, with the spelling of its name for each place where a template writes it.
public struct PropertyPlan: Sendable {
    public var wireName: String
    public var name: SwiftIdentifier
    public var type: String
    /// The type without its question mark.
    public var wrappedType: String
    public var isOptional: Bool
    /// Whether a nil is written as null.
    public var sendsNull: Bool
    public var isIndirect: Bool
    public var isVariable: Bool
    /// The value that the initialiser's parameter has by default.
    public var defaultValue: String?
    public var documentation: [String]
    public var isDeprecated: Bool
    /// The attribute of a deprecated property, where no generated code touches it and so none warns.
    public var deprecation: String?
    /// The raw value of the coding key as a literal, where it differs from the name.
    public var key: String?
    /// The name as a template may write it inside of coding methods: `id`, `self.container`.
    public var access: String

    /// The name of the property's wrapper: `_parent`.
    public var storage: String { SwiftIdentifier("_" + name.raw).reference }
}
