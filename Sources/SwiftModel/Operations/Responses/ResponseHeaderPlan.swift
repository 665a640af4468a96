/// A header of a response, as a property beside the value.
public struct ResponseHeaderPlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    public var wireName: String
    /// The type of its value, without the `?` of one that may be absent.
    public var type: SwiftType
    public var isOptional: Bool
    public var documentation: [String]

    /// The type of the property: `Int?`.
    public var propertyType: SwiftType { isOptional ? type.optional : type }
}
