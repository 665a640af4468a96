import APIModel

/// How an operation's responses are kept.
public struct CachePlan: Sendable, Hashable {
    /// What they are called after: the operation's id, or method and path.
    public var operation: String
    /// Seconds for which they are fresh where the service doesn't say it.
    public var duration: Int?
    public var policy: Caching.Policy
    /// The method that gives what is kept and then what the service says.
    public var updates: String?
    /// Stands for the shape of the response: what was kept in another one is never read.
    public var shape: String = ""
}
