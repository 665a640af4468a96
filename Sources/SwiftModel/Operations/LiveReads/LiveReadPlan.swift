/// The method that gives what a read returns, and again each time it is something else.
public struct LiveReadPlan: Sendable, Hashable {
    /// What tells of changes, besides the time.
    public enum Events: Sendable, Hashable {
        /// The call that opens a stream: `watchPosts(topic: topic)`.
        case stream(call: String)
        /// A connection that the caller opens, and the protocol of its channel.
        case channel(SwiftIdentifier)
    }

    /// What of an event is the new value.
    public enum Content: Sendable, Hashable {
        case event
        /// The data of a server-sent event.
        case data
        /// What a case of the messages carries.
        case message(SwiftIdentifier)
    }

    public var name: SwiftIdentifier
    /// Seconds between two reads; nil for none.
    public var interval: Int?
    public var events: Events?
    public var content: Content?
    /// What the method calls the connection and its settings, besides its arguments.
    public var connection: SwiftIdentifier
    public var settings: SwiftIdentifier
}
