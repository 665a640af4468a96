/// How long a response is kept, and when it is requested again.
public struct Caching: Sendable, Hashable {
    /// Whether a kept response or the service comes first.
    public enum Policy: String, Sendable, CaseIterable {
        /// The kept response, as long as it is fresh.
        case cacheFirst
        /// The service's response; the kept one if the service can't be reached.
        case networkFirst
        /// The kept response first, and then the service's.
        case staleWhileRevalidate
    }

    /// Seconds for which a response is fresh, unless the service specifies it; nil for none.
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
    /// Whether HTTP defines the method as one that changes nothing on the server.
    public var isSafe: Bool { [.get, .head, .options, .trace, .query].contains(self) }
}

extension Operation {
    /// Whether a call changes nothing that other calls return.
    public var isRead: Bool { methodChoice == nil && (method.isSafe || directives.caching != nil) }

    /// Whether the response can be kept: it comes whole, and the caller gives the whole request (a preset of headers
    /// adds values that the caller doesn't know).
    public var returnsWhole: Bool { comesWhole && directives.headerPreset == nil }

    /// Whether a request can wait in an outbox: a write whose caller gives all of it and whose response isn't a stream.
    public var canWait: Bool {
        !isRead && methodChoice == nil && directives.merge == nil && directives.headerPreset == nil && !hasStreams
    }
}
