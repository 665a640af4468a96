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
    /// The number of old calls that are removed together, since each removal moves all others.
    private static let oldCalls = 250
    /// The most bytes of all calls, and of one body or message.
    private static let mostBytes = (all: 4 << 20, one: 64 << 10)
    private var kept: [Call] = []
    private var bytes = 0

    var calls: [Call] { kept.suffix(Self.mostCalls) }

    mutating func add(_ request: Request, _ reply: Reply, operation: String?) {
        var request = request
        if request.body.count > Self.mostBytes.one { request.body = Array(request.body.prefix(Self.mostBytes.one)) }
        let call = Call(operation: operation, request: request, reply)
        kept.append(call)
        bytes += call.size
        forgetOldest()
    }

    /// Adds a message to the call that opened its WebSocket.
    mutating func add(_ message: [UInt8], over request: Request) {
        guard let index = kept.lastIndex(where: { $0.request.path == request.path && $0.status == 101 }),
            kept[index].messages.count < 1_000
        else { return }
        kept[index].messages.append(Array(message.prefix(Self.mostBytes.one)))
        bytes += min(message.count, Self.mostBytes.one)
        forgetOldest()
    }

    private mutating func forgetOldest() {
        var count = kept.count > Self.mostCalls + Self.oldCalls ? Self.oldCalls : 0
        bytes -= kept.prefix(count).reduce(0) { $0 + $1.size }
        while bytes > Self.mostBytes.all, count < kept.count {
            bytes -= kept[count].size
            count += 1
        }
        kept.removeFirst(count)
    }
}
