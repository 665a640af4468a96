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
    public var tableName: SwiftIdentifier
    /// The argument that says which entity; nil for create and list.
    public var idArgument: SwiftIdentifier?
    /// The argument whose values are put into the entity; nil where there is none.
    public var requestArgument: SwiftIdentifier?
    /// What the entities belong to, from the outside in: `/users/{userId}/posts` → `userId`.
    public var parents: [ResourceParentPlan] = []
    /// Where a list lies in a page; nil where it is the response.
    public var page: ResourcePagePlan?
}

/// A variable of a path in front of a collection.
public struct ResourceParentPlan: Sendable, Hashable {
    public var wireName: String
    public var argument: SwiftIdentifier
}
