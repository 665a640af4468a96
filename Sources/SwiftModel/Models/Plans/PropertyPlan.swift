/// One stored property.
public struct PropertyPlan: Sendable {
    /// Empty for what collects values that the description does not name.
    public var wireName: String
    public var name: SwiftIdentifier
    public var type: SwiftType
    /// The type of one value, where the property collects several that the description does not name.
    public var element: SwiftType?
    /// Whether a nil is written as null.
    public var sendsNull = false
    public var isIndirect = false
    public var isVariable: Bool
    /// The value that the initialiser's parameter has by default.
    public var defaultValue: SwiftExpression?
    public var documentation: [String] = []
    /// Nil for what the description does not name.
    public var statement: Statement?
    public var isDeprecated = false
    /// Whether an attribute says that it is deprecated: where no generated code touches it, and so none warns.
    public var hasDeprecationAttribute = false
    /// The raw value of the coding key.
    public var key: String
    /// What becomes of an invalid value; nil where decoding fails.
    public var recovery: Recovery?

    /// How decoding goes on after a value that is not valid.
    public enum Recovery: Sendable, Hashable {
        /// With nil.
        case absent
        /// With another value.
        case preset(SwiftExpression)
        /// Without those elements of a list or a map that are not valid.
        case elements

        public var word: String {
            switch self {
            case .absent: "absent"
            case .preset: "preset"
            case .elements: "elements"
            }
        }

        /// The other value.
        public var value: SwiftExpression? { if case .preset(let value) = self { value } else { nil } }
    }

    public var isOptional: Bool { type.isOptional }
    /// The type without its question mark.
    public var wrappedType: SwiftType { element ?? type.unwrapped }
    /// Whether null is something else than no value.
    public var tellsNull: Bool { wrappedType.isSupport(.nullable) }
    /// Whether the coding key differs from the name.
    public var hasKey: Bool { key != name.raw }

    /// The name of the property's wrapper: `_parent`.
    public var storage: String { SwiftIdentifier("_" + name.raw).reference }

    /// The name as a template may write it inside of coding methods, whose parameters and locals hide properties of the
    /// same name: `id`, `self.container`.
    public var access: String {
        switch name.raw {
        case "container", "decoder", "encoder": "self." + name.member
        default: name.reference
        }
    }
}
