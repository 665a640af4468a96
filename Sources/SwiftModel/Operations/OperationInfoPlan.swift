/// What a running program is told of an operation, whatever its arguments are.
public struct OperationInfoPlan: Sendable, Hashable {
    /// The description's own name of it, or method and path where it has none.
    public var id: String
    /// `/users/{id}`.
    public var wirePath: String
    public var tags: [String]
}
