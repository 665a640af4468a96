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
    /// What the entities belong to, from the outside in: `/users/{userId}/posts` → `userId`.
    public var parents: [ResourceParentPlan] = []
    /// Where a list lies in a page; nil where it is the answer.
    public var page: ResourcePagePlan?
}

/// A variable of a path in front of a collection.
public struct ResourceParentPlan: Sendable, Hashable {
    /// Its name on the wire, as a literal.
    public var key: String
    public var argument: String
}

/// A page around a list of entities.
public struct ResourcePagePlan: Sendable, Hashable {
    /// The key of the list, as a literal.
    public var key: String
    /// The keys of numbers that say how many entities there are, as literals.
    public var counts: [String]
    /// What else a page needs.
    public var filling: [FillingPlan]
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
    /// What an object holds; none where the value is a literal of its own.
    public var members: [FillingPlan] = []
}
