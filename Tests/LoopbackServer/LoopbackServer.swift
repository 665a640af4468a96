import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A small HTTP/1.1 server on the loopback interface: it records what it is sent and answers from a script, a connection
/// for each request.
public final class LoopbackServer: Sendable {
    private struct State {
        var script: [ScriptedResponse] = []
        var requests: [RecordedRequest] = []
        var abandoned: Int = 0
    }

    /// `http://127.0.0.1:PORT`
    public let baseURL: String
    private let listener: Int32
    private let state = Guarded(State())

    /// Listens on a free port until `stop()`.
    public init() throws {
        let (listener, port) = try Socket.listenOnLoopback()
        self.listener = listener
        baseURL = "http://127.0.0.1:\(port)"
        Thread.detachNewThread { [self] in
            acceptConnections()
        }
    }

    /// Adds responses to the script; each is played once, in order. Beyond its end, the answer is status 599.
    public func play(_ responses: ScriptedResponse...) {
        state.withLock { $0.script += responses }
    }

    /// All requests since the last call.
    public func takeRequests() -> [RecordedRequest] {
        state.withLock { state in
            defer { state.requests = [] }
            return state.requests
        }
    }

    /// How many responses were not read to their end.
    public var abandoned: Int {
        state.withLock { $0.abandoned }
    }

    /// Forgets the script and the requests.
    public func reset() {
        state.withLock { $0 = State() }
    }

    /// Ends listening, so that further connections are refused.
    public func stop() {
        Socket.close(listener)
    }

    private func acceptConnections() {
        while true {
            let connection = accept(listener, nil, nil)
            if connection < 0 {
                if errno == EINTR {
                    continue
                }
                return
            }
            Thread.detachNewThread { [self] in
                answer(Socket(connection))
            }
        }
    }

    private func answer(_ socket: Socket) {
        defer { socket.close() }
        while answerRequest(over: socket) {}
    }

    /// Whether another one may come.
    private func answerRequest(over socket: Socket) -> Bool {
        guard let request = RequestReader(socket).read() else {
            return false
        }
        let response = state.withLock { state in
            state.requests.append(request)
            return state.script.isEmpty ? nil : state.script.removeFirst()
        }
        let missing = ScriptedResponse(599, body: "no scripted response for \(request.method) \(request.target)")
        let isWritten = ResponseWriter(socket).write(response ?? missing, hasBody: request.method != "HEAD")
        if !isWritten {
            state.withLock { $0.abandoned += 1 }
        }
        return isWritten && response?.keepsOpen == true
    }
}
