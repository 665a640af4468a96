/// The entities of one kind that a fake repository can keep.
public struct ResourceTablePlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    /// The Swift type of the entity.
    public var entity: SwiftType
    /// The key of its identifier in JSON.
    public var idWireName: String
    /// What the service adds to a new entity.
    public var filling: [FillingPlan]
}
