/// The limits that a schema sets on its values, as written. They change no type but
/// that of a tuple, which may be shorter; sample data keeps to them.
public struct Constraints: Sendable, Hashable {
    public var minimum: String?
    public var maximum: String?
    public var isMinimumExclusive = false
    public var isMaximumExclusive = false
    public var multipleOf: String?
    public var minLength: Int?
    public var maxLength: Int?
    public var pattern: String?
    public var minItems: Int?
    public var maxItems: Int?
    public var hasUniqueItems = false
    public var minProperties: Int?
    public var maxProperties: Int?
    /// The media type of text that carries something else (`contentMediaType`), and how (`contentEncoding`).
    public var contentMediaType: String?
    public var contentEncoding: String?

    public init() {}
}
