/// A page around a list of entities.
public struct ResourcePagePlan: Sendable, Hashable {
    /// The key of the list.
    public var wireName: String
    /// The keys of numbers that say how many entities there are.
    public var counts: [String]
    /// What else a page needs.
    public var filling: [FillingPlan]
}
