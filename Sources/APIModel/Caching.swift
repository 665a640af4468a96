/// How long what a call returned is kept, and when the service is asked again.
public struct Caching: Sendable, Hashable {
    /// Whether a kept response or the service comes first.
    public enum Policy: String, Sendable, CaseIterable {
        /// What is kept, as long as it is fresh.
        case cacheFirst
        /// What the service says; what is kept where it can't be reached.
        case networkFirst
        /// What is kept, and then what the service says.
        case staleWhileRevalidate
    }

    /// Seconds for which a response is fresh where the service doesn't say it; nil for none.
    public var duration: Int?
    public var policy = Policy.cacheFirst
    public var origin: Origin

    public init(_ duration: Int? = nil, origin: Origin) {
        self.duration = duration
        self.origin = origin
    }
}

extension OperationDirectives { public var caching: Caching? { cache?.value } }

extension HTTPMethod {
    /// Whether a request changes nothing at the service.
    public var isSafe: Bool { [.get, .head, .options, .trace, .query].contains(self) }
}

extension Operation {
    /// Whether a call leaves what other calls return as it is.
    public var isRead: Bool { methodChoice == nil && (method.isSafe || directives.caching != nil) }

    /// Whether a call returns something that can be kept: a response that comes whole, to a request where the caller says
    /// all that is in it.
    public var returnsWhole: Bool {
        let contents = successes.flatMap { responses[$0].contents }
        let preferred = directives.responseMediaType.map { MediaType($0) }
        return contents.contains { !$0.mediaType.isStream } && preferred?.isStream != true
            && directives.headerPreset == nil
    }

    /// Whether a request can be kept in an outbox: a write where the caller specifies all that is in it, and whose response
    /// doesn't come as a stream.
    public var canWait: Bool {
        !isRead && methodChoice == nil && directives.merge == nil && directives.headerPreset == nil && !hasStreams
    }
}
