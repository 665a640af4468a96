/// What an operation does to entities of a kind, where its shape is that of create, read, update, delete or list.
public struct ResourcePlan: Sendable, Hashable {
    public enum Action: String, Sendable, CaseIterable {
        case create
        case read
        case update
        case delete
        case list
    }

    public var action: Action
    /// The member of a fake repository that keeps the entities: `users`.
    public var tableName: String
    /// The argument that says which entity; nil for create and list.
    public var idArgument: String?
    /// The argument whose values are put into the entity; nil where there is none.
    public var requestArgument: String?
}

/// The entities of one kind that a fake repository can keep.
public struct ResourceTablePlan: Sendable, Hashable {
    public var name: String
    /// The Swift type of the entity.
    public var entity: String
    /// The key of its identifier in JSON, as a literal.
    public var idKey: String
    /// What the service adds to a new entity, by key, as literals: `"createdAt"`, `"2024-01-01T00:00:00Z"`.
    public var filling: [FillingPlan]
}

/// A value that a new entity needs and that no request brings.
public struct FillingPlan: Sendable, Hashable {
    public var key: String
    public var value: String
}
