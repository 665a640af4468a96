import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Channels of notes to a service on this machine.
enum ChannelDesk {
    /// What a generated channel does around its connections, with a service on this machine.
    static func lines() async throws -> [String] {
        var lines: [String] = []
        lines += frames()
        lines += try await exchange()
        lines += try await restarts()
        lines += try await slowReaders()
        lines += try await longMessages()
        lines += try await manyMessages()
        lines += try await endings()
        lines += try await pings()
        lines += try await cancellations()
        return lines
    }

    struct Note: Codable, Sendable {
        var number: Int
        var text: String = ""
    }

    /// As it is generated of messages with names.
    enum Incoming: Decodable, Sendable {
        case note(Note)
        case unknown(JSONValue)

        private enum CodingKeys: String, CodingKey {
            case type
        }

        init(from decoder: any Decoder) throws {
            let kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
            self = kind == "note" ? .note(try Note(from: decoder)) : .unknown(try JSONValue(from: decoder))
        }

        var number: Int {
            if case .note(let note) = self { note.number } else { -1 }
        }
    }

    typealias Connection = ChannelConnection<Note, Incoming>

    static func note(_ number: Int, text: String = "") -> String {
        #"{"type":"note","number":\#(number),"text":"\#(text)"}"#
    }

    static func open(
        _ baseURL: @escaping @Sendable () -> String,
        path: String = "/notes",
        buffer: ChannelBuffer = ChannelBuffer(),
        attempts: Int = 1000,
        ping: TimeInterval? = nil,
        greeting: @escaping @Sendable () async throws -> [Note] = { [] }
    ) -> Connection {
        let backoff = ChannelBackoff(maximumAttempts: attempts, baseDelay: 0.001, maximumDelay: 0.02)
        var settings = ChannelSettings(buffer: buffer, backoff: backoff, pingInterval: ping)
        settings.pingTimeout = 0.05
        return ChannelConnection(settings: settings, greeting: greeting) {
            var client = HTTPClient(baseURL: baseURL(), credentials: FixedCredentials(["token": .token("secret")]))
            client.sockets = PlainSocketTransport()
            var parts = RequestParts(method: "GET", path: path)
            parts.query = [QueryItem("since", 7)]
            parts.security = [[SecurityScheme("token", .bearer)]]
            return try await client.socket(parts, subprotocols: ["notes.v2", "notes.v1"])
        }
    }

    static func open(_ server: WebSocketServer, path: String = "/notes", ping: TimeInterval? = nil) -> Connection {
        open({ server.baseURL }, path: path, ping: ping)
    }

    static func text(of state: ChannelState) -> String {
        switch state {
        case .connecting: "connecting"
        case .connected(let subprotocol): "connected \(subprotocol ?? "-")"
        case .waiting(_, let error): "waiting after \(ending(error))"
        case .closed(let error): error.map { "closed by \(ending($0))" } ?? "closed"
        }
    }

    static func ending(_ error: any Error) -> String {
        switch error {
        case let error as ChannelClosed: "\(error.code.rawValue) \(error.reason)".trimmingCharacters(in: .whitespaces)
        case let error as ChannelError: "\(error)"
        case NetworkError.status(let code, _, _): "status \(code)"
        case NetworkError.transport: "no connection"
        case NetworkError.decoding: "decoding"
        case is CancellationError: "cancellation"
        default: "\(error)"
        }
    }

    /// The numbers of the next messages, and how the loop ended if it did before.
    static func numbers(of connection: Connection, count: Int = .max) async -> String {
        var numbers: [Int] = []
        do {
            while numbers.count < count {
                guard let message = try await connection.messages.first(where: { _ in true }) else {
                    return "\(numbers), end"
                }
                numbers.append(message.number)
            }
            return "\(numbers)"
        } catch {
            return "\(numbers), \(ending(error))"
        }
    }

    static func result(of work: () async throws -> Void) async -> String {
        do {
            try await work()
            return "fine"
        } catch {
            return ending(error)
        }
    }
}
