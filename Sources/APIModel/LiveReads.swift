/// When a read is repeated for subscribers: at an interval, or after an event of a stream or channel.
public struct Observing: Sendable, Hashable {
    /// The new value that an event carries.
    public enum Content: Sendable, Hashable {
        /// Each item of the stream, or each message of the channel if it has one type, is the new value.
        case item
        /// A channel's messages with this name are the new value.
        case message(String)
    }

    /// Milliseconds between two reads; nil where reads aren't repeated at an interval.
    public var interval: Int?
    /// The id of the stream or channel whose events announce changes.
    public var source: OperationDirectives.Pattern?
    /// The new value in its events; nil where an event only makes the client read again.
    public var content: Content?
    /// The name of the method, in place of one derived from the operation's name.
    public var name: FixedName?
    public var origin: Origin

    public init(every interval: Int? = nil, origin: Origin) {
        self.interval = interval
        self.origin = origin
    }
}

extension OperationDirectives { public var observing: Observing? { observe?.value } }

extension Operation {
    /// Whether a call can be made again and again: a read whose response comes whole, or a search.
    public var isObservable: Bool {
        channel == nil && methodChoice == nil && directives.merge == nil && (method.isSafe || method == .post)
            && comesWhole
    }

    /// Whether the response comes whole, and not piece by piece.
    var comesWhole: Bool {
        let preferred = directives.responseMediaType.map { MediaType($0) }
        return preferred?.isStream != true
            && successes.contains { responses[$0].contents.contains { !$0.mediaType.isStream } }
    }

    /// Whether it can announce changes: it is a stream, or a channel on which the service sends messages.
    public var hasEvents: Bool { channel.map { $0.received != nil } ?? hasStreams }
}
