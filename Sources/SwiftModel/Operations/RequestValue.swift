/// One named value of a request: a query item, a header, a cookie, a member of `param`.
public struct RequestValue: Sendable, Hashable {
    /// The wire name as a string literal.
    public var key: String
    /// The value as it is: `input.page`.
    public var value: String
    /// The value as text: `String(page)`, `sort?.rawValue`.
    public var text: String
    public var type: String
    public var isOptional: Bool
    public var style: String
    public var isExploded: Bool
    /// Whether style and explode are what the place means when nothing is said.
    public var hasDefaultStyle: Bool
    public var allowsReserved: Bool
    /// Whether the value is sent as a JSON document.
    public var isJSON: Bool
    /// The names of the case's arguments that the value uses.
    package var arguments: [String]
}
