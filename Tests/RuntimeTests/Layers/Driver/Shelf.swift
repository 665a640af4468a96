import Foundation

/// The repository of items, whatever a pack makes of its methods.
protocol Shelf: Sendable {
    func list() async throws -> [Item]
    func item(_ id: Int) async throws -> Item
    func news() async throws -> [Item]
    func observed(_ id: Int, by settings: LiveSettings) -> AsyncThrowingStream<Item, any Error>
    func newsUpdates() -> AsyncThrowingStream<[Item], any Error>
    func put(_ item: Item) async throws -> Item
    func delete(_ id: Int) async throws
    func like(_ id: Int) async throws
    func find(_ text: String) async throws -> [Item]
}

/// What a pack generates, to be put together by a test. Each pack has an extension with the rest.
struct Layers: Sendable {
    let client: HTTPClient

    init(_ server: LoopbackServer) {
        let credentials = FixedCredentials(["token": .token("secret")])
        client = HTTPClient(baseURL: server.baseURL, credentials: credentials, retryPolicy: .none)
    }

    init(client: HTTPClient) {
        self.client = client
    }

    init(channelsAt baseURL: @escaping @Sendable () -> String) {
        let credentials = FixedCredentials(["token": .token("secret")])
        var client = HTTPClient(baseURL: baseURL(), credentials: credentials, retryPolicy: .none)
        client.sockets = PlainSocketTransport()
        self.client = client
    }

    /// What reads show while some writes wait.
    static func optimistic(_ item: Item, _ pending: [OutboxEntry]) -> Item {
        Item(id: item.id, name: item.name + String(repeating: "*", count: pending.count))
    }
}

/// A clock that stands still until a test sets it.
final class TestClock: Sendable {
    private let time = Locked(Date(timeIntervalSince1970: 1_000_000))

    var now: @Sendable () -> Date {
        { [time] in time.value }
    }

    func advance(by seconds: TimeInterval) {
        time.withLock { $0.addTimeInterval(seconds) }
    }
}

/// Plays responses and tells what came of a call, and what was asked for.
struct Scene {
    let server: LoopbackServer
    private(set) var lines: [String] = []

    mutating func play(
        _ name: String,
        _ responses: [ScriptedResponse] = [],
        _ call: () async throws -> Any
    ) async {
        server.reset()
        for response in responses {
            server.play(response)
        }
        let result = await outcome(call)
        let asked = server.takeRequests().map { request in
            let condition = request.header("If-None-Match").map { " if not \($0)" } ?? ""
            return "\(request.method) \(request.target)\(condition)"
        }
        lines.append("\(name): \(result); \(asked.isEmpty ? "nothing asked" : asked.joined(separator: ", "))")
    }

    mutating func note(_ line: String) {
        lines.append(line)
    }
}

func outcome(_ work: () async throws -> Any) async -> String {
    do {
        return text(of: try await work())
    } catch NetworkError.status(let code, _, _) {
        return "status \(code)"
    } catch NetworkError.transport {
        return "no connection"
    } catch OutboxError.unwritable {
        return "can't be written"
    } catch let error as OutboxError {
        return "outbox: \(error)"
    } catch {
        return "\(error)"
    }
}

private func text(of value: Any) -> String {
    switch value {
    case let item as Item: item.name
    case let items as [Item]: "\(items.map(\.name))"
    case is Void: "done"
    default: "\(value)"
    }
}

extension ScriptedResponse {
    static func item(_ name: String, id: Int = 1, _ headers: [String: String] = [:]) -> ScriptedResponse {
        var response = ScriptedResponse.json("{\"id\":\(id),\"name\":\"\(name)\"}")
        response.headers.merge(headers) { $1 }
        return response
    }

    static func items(_ names: String..., headers: [String: String] = [:]) -> ScriptedResponse {
        let items = names.enumerated().map { "{\"id\":\($0.offset),\"name\":\"\($0.element)\"}" }
        var response = ScriptedResponse.json("[\(items.joined(separator: ","))]")
        response.headers.merge(headers) { $1 }
        return response
    }
}
