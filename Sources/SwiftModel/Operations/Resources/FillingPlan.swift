/// A value that a new entity needs and that no request brings: `"createdAt": "2024-01-01T00:00:00Z"`.
public struct FillingPlan: Sendable, Hashable {
    /// A JSON value.
    public enum Value: Sendable, Hashable {
        case null
        case bool(Bool)
        case number(SwiftNumeral)
        case string(String)
        case emptyList
        case object([FillingPlan])
    }

    public var wireName: String
    public var value: Value

    /// The members of an object as a literal; nil where there are none.
    public static func literal(of members: [FillingPlan]) -> String? { FillingText.literal(of: members) }
}
