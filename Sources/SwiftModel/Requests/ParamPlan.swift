/// What the one-member convention sends: the query of some methods, the body of others.
public struct ParamPlan: Sendable, Hashable {
    public var content: RequestContent
    /// Whether it goes into the query, where the method alone would say otherwise.
    public var usesQuery: Bool?
    /// The query items that `param` can't carry.
    public var extraQuery: [RequestValue]
    /// The body that `param` can't carry.
    public var extraBody: BodyPlan?
}
