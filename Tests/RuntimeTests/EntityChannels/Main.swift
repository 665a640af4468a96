import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Channels of a generated case over a script in place of the network: messages are the app's types on this side, and the
// service's on the other.

@main
struct Talk {
    static func main() async throws {
        let script = Script([
            #"{"type":"ship.moved","id":7,"flag_state":"NO","page":"https://example.com/7","crew":{"master":"Ada"}}"#,
            #"{"type":"ship.moved","id":8,"flag_state":"NO","page":""}"#,
            #"{"type":"area.closed","areas":1}"#,
            #"{"type":"later","id":1}"#,
        ])
        let client = HTTPClient(transport: script, baseURL: "https://api.example.com")
        let ship = Ship(id: 1, flag: "FI", page: URL(fileURLWithPath: "/1"), master: "Bo")
        let channel = ShipsTrafficChannelImpl(apiService: APIServiceImpl(client: client))
        let connection = channel.open { [.hail(Hail(to: ship, text: "ahoy"))] }
        try await read(connection)
        try await connection.send(.ping([:]))
        await connection.close()
        for line in script.sent.value { print("sent \(line)") }
    }

    private static func read(_ connection: ShipsTrafficChannelImpl.Connection) async throws {
        for _ in 1...4 {
            do {
                for try await message in connection.messages {
                    switch message {
                    case .shipMoved(let ship):
                        print("moved \(ship.id) \(ship.flag) \(ship.page) \(ship.master ?? "nobody")")
                    case .shipLeft(let left): print("left \(left.id)")
                    case .areaClosed(let closing): print("closed \(closing.areas.count)")
                    case .pong: print("pong")
                    case .unknown: return print("unknown")
                    }
                }
            } catch NetworkError.decoding(let failure) {
                print("refused: \(failure.reason)")
            }
        }
    }
}

/// A service that sends some messages and keeps what it gets.
struct Script: HTTPTransport, SocketTransport, SocketConnection {
    private let messages: Locked<[String]>
    let sent = Locked<[String]>([])
    let subprotocol: String? = nil

    init(_ messages: [String]) { self.messages = Locked(messages) }

    func send(_ attempt: HTTPAttempt) async throws -> HTTPReply { HTTPReply() }

    func connect(_ request: URLRequest, subprotocols: [String]) async throws -> any SocketConnection { self }

    func send(_ message: SocketMessage) async throws {
        if case .text(let text) = message { sent.withLock { $0.append(text) } }
    }

    func receive() async throws -> SocketMessage {
        let next = messages.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        if let next { return .text(next) }
        try await Task.sleep(nanoseconds: 60_000_000_000)
        throw ChannelClosed(.normal)
    }

    func ping() async throws {}
    func close(_ reason: ChannelClosed) async {}
}
