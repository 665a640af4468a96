/// How the server departs from what it would do by itself.
struct Scenario: Sendable {
    /// Milliseconds, and by how much they vary.
    struct Latency: Sendable, Hashable {
        var milliseconds = 0
        var spread = 0
    }

    /// One reply to an operation.
    struct Step: Sendable {
        /// Nil where the server chooses as usual.
        var status: Int?
        var example: String?
        var body: [UInt8]?
        var type: String?
        var headers: [(name: String, value: String)] = []
        var latency: Latency?
        var fault: Reply.Fault?
        /// What a stream or a channel sends, in place of samples.
        var events: [Reply.Event]?
        var staysOpen = false
    }

    /// The replies of an operation, in their order.
    struct Script: Sendable {
        var steps: [Step]
        /// Whether the last step goes on for ever; otherwise the server does as usual behind it.
        var repeats: Bool
    }

    var name = ""
    var latency: Latency?
    /// After how many calls a credential is refused until another one comes.
    var callsPerCredential: Int?
    /// By the place of an operation in the API.
    var scripts: [Int: Script] = [:]
}
