/// A set of deviations from the server's usual replies.
struct Scenario: Sendable {
    /// A delay in milliseconds, and the range in which it varies.
    struct Latency: Sendable, Hashable {
        var milliseconds = 0
        var spread = 0
    }

    /// One reply to an operation.
    struct Step: Sendable {
        /// Nil if the server chooses as usual.
        var status: Int?
        var example: String?
        var body: [UInt8]?
        var type: String?
        var headers: [(name: String, value: String)] = []
        var latency: Latency?
        var fault: Reply.Fault?
        /// The events of a stream or a channel, in place of samples.
        var events: [Reply.Event]?
        /// Nil if unspecified: then a stream ends, and so does a channel whose events are given.
        var staysOpen: Bool?
    }

    /// The replies of an operation, in their order.
    struct Script: Sendable {
        var steps: [Step]
        /// Whether the last step is repeated; otherwise the usual replies follow.
        var repeats: Bool
    }

    var name = ""
    var latency: Latency?
    /// The number of calls after which a credential is refused.
    var callsPerCredential: Int?
    /// The replies by the operations' indices in the API.
    var scripts: [Int: Script] = [:]
}
