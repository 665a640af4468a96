/// When a read is made again for callers that want to know of changes.
public struct Observing: Sendable, Hashable {
    /// What an event says besides that something changed.
    public enum Content: Sendable, Hashable {
        /// Each item of a stream, or each message of a channel with one type, is what the read returns.
        case item
        /// The messages of a channel that have this name are.
        case message(String)
    }

    /// Milliseconds between two reads; nil for none.
    public var interval: Int?
    /// The stream or channel whose events tell of changes, by its id.
    public var source: OperationDirectives.Pattern?
    /// What of its events is the new value; nil where the read is made again.
    public var content: Content?
    /// The name of the method, instead of the one made of the operation's.
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
        guard channel == nil, methodChoice == nil, directives.merge == nil else { return false }
        let contents = successes.flatMap { responses[$0].contents }
        let preferred = directives.responseMediaType.map { MediaType($0) }
        return (method.isSafe || method == .post) && preferred?.isStream != true
            && contents.contains { !$0.mediaType.isStream }
    }

    /// Whether its events can tell of changes: a stream or a channel that the service sends into.
    public var hasEvents: Bool { channel.map { $0.received != nil } ?? hasStreams }
}
