/// A group of operations.
public struct ServicePlan: Sendable {
    /// What the description calls the group.
    public var wireName: String
    /// The words of the group in upper camel: `UserAccounts`.
    public var word: String
    public var names: [NamedText]
    public var documentation: [String]
    public var operations: [OperationPlan]
    /// The kinds of entities that its operations create, read, update, delete and list.
    public var tables: [ResourceTablePlan]
    /// The repository that keeps what the operations return; nil where nothing of theirs is kept or dropped.
    public var cached: SwiftIdentifier?
    /// The repository whose writes wait in an outbox; nil where none does.
    public var offline: SwiftIdentifier?
}
