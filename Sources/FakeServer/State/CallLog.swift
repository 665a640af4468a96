/// The last requests and their replies, which tests can read.
struct CallLog {
    /// A request and its reply.
    struct Call: Sendable {
        let operation: String?
        let request: Request
        /// Nil if nothing is sent.
        let status: Int?
        let fault: Reply.Fault?
        let reason: String?
        var messages: [[UInt8]] = []

        init(operation: String?, request: Request, _ reply: Reply) {
            (self.operation, self.request) = (operation, request)
            (fault, reason) = (reply.fault, reply.reason)
            status = fault == nil || fault == .cut ? reply.status : nil
        }

        fileprivate var size: Int {
            let headers = request.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
            return headers + request.target.utf8.count + request.body.count + messages.reduce(0) { $0 + $1.count }
        }
    }

    private static let mostCalls = 1_000
    /// The most bytes of all calls, and of one body or message.
    private static let mostBytes = (all: 4 << 20, one: 64 << 10)
    private(set) var calls: [Call] = []
    private var bytes = 0

    mutating func add(_ request: Request, _ reply: Reply, operation: String?) {
        var request = request
        if request.body.count > Self.mostBytes.one { request.body = Array(request.body.prefix(Self.mostBytes.one)) }
        calls.append(Call(operation: operation, request: request, reply))
        bytes += calls.last?.size ?? 0
        forgetOldest()
    }

    /// Adds a message to the call that opened its WebSocket.
    mutating func add(_ message: [UInt8], over request: Request) {
        guard let index = calls.lastIndex(where: { $0.request.path == request.path && $0.status == 101 }),
            calls[index].messages.count < 1_000
        else { return }
        calls[index].messages.append(Array(message.prefix(Self.mostBytes.one)))
        bytes += min(message.count, Self.mostBytes.one)
        forgetOldest()
    }

    private mutating func forgetOldest() {
        while calls.count > Self.mostCalls || bytes > Self.mostBytes.all { bytes -= calls.removeFirst().size }
    }
}
