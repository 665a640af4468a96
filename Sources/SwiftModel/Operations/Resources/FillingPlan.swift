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

        /// As a literal of `JSONValue`; empty for an object, whose members templates lay out.
        public var text: String {
            switch self {
            case .null: ".null"
            case .bool(let flag): "\(flag)"
            case .number(let numeral): numeral.text
            case .string(let text): SwiftLiteral.quoted(text)
            case .emptyList: "[]"
            case .object: "[:]"
            }
        }
    }

    public var wireName: String
    public var value: Value

    /// What an object holds; none where the value is a literal of its own.
    public var members: [FillingPlan] { if case .object(let members) = value { members } else { [] } }
}
