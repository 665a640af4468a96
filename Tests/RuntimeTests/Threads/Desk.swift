import Dispatch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Where each kind of work ran, in the scene that plays.
enum Places {
    /// Marks the queue of the main actor, which on Linux leaves the main thread at the first wait.
    private static let mark = DispatchSpecificKey<Bool>()
    private static let seen = Locked<[String: Bool]>([:])

    static func note(_ work: String) {
        let isMain = DispatchQueue.getSpecific(key: mark) == true
        seen.withLock { $0[work] = $0[work] == true || isMain }
    }

    static func begin() { DispatchQueue.main.setSpecific(key: mark, value: true) }

    /// What shows that the flag is on: with it, this is where its caller is.
    static func stay() async { note("caller") }

    static func take() -> String {
        let works = seen.withLock { seen in
            defer { seen = [:] }
            return seen
        }
        return works.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value ? " ON THE MAIN ACTOR" : "")" }
            .joined(separator: ", ")
    }
}

/// The service, its connections and what surrounds them.
struct Desk: HTTPTransport, SocketTransport, SocketConnection {
    private static let note = #"{"id":1,"at":"2026-01-01T00:00:00Z","text":"x","count":1}"#

    func send(_ attempt: HTTPAttempt) async throws -> HTTPReply {
        Places.note("transport")
        let address = attempt.request.url?.absoluteString ?? ""
        let text =
            if address.hasSuffix("/news") {
                "data: \(Self.note)\n\n"
            } else if attempt.request.httpMethod == "GET", address.contains("page=") {
                "{\"notes\":[\(address.hasSuffix("page=1") ? Self.note : "")]}"
            } else {
                Self.note
            }
        return HTTPReply(headers: ["Content-Type": "application/json"], data: Data(text.utf8))
    }

    var subprotocol: String? { nil }

    func connect(_ request: URLRequest, subprotocols: [String]) async throws -> any SocketConnection {
        Places.note("transport")
        return self
    }

    func receive() async throws -> SocketMessage {
        Places.note("transport")
        return .text(#"{"type":"stats",\#(Self.note.dropFirst())"#)
    }

    func send(_ message: SocketMessage) async throws { Places.note("transport") }
    func ping() async throws { Places.note("transport") }
    func close(_ reason: ChannelClosed) async {}
}

struct Watcher: HTTPMiddleware, CredentialProvider, NetworkMonitor, CacheStore {
    func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        Places.note("middleware")
        return try await next(attempt)
    }

    func credential(for scheme: SecurityScheme) async throws -> Credential? {
        Places.note("credentials")
        return .token("secret")
    }

    var isReachable: Bool {
        get async {
            Places.note("network")
            return true
        }
    }

    func waitUntilReachable() async throws {}

    func entry(for key: CacheKey) async -> CacheEntry? {
        Places.note("cache")
        return nil
    }

    func save(_ entry: CacheEntry) async { Places.note("cache") }
    func remove(_ selection: CacheSelection) async { Places.note("cache") }
}

extension EntityConversion {
    static func shortened(_ value: String) -> String {
        Places.note("mapper")
        return String(value.prefix(10))
    }
}

extension HTTPClient {
    static let watched: HTTPClient = {
        var client = HTTPClient(
            transport: Desk(),
            encoder: {
                let encoder = JSONEncoder()
                encoder.dateEncodingStrategy = .custom { _, encoder in
                    Places.note("encoder")
                    var container = encoder.singleValueContainer()
                    try container.encode("2026-01-01T00:00:00Z")
                }
                return encoder
            },
            decoder: {
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .custom { _ in
                    Places.note("decoder")
                    return Date(timeIntervalSince1970: 0)
                }
                return decoder
            },
            credentials: Watcher(),
            middlewares: [Watcher()]
        )
        client.sockets = Desk()
        return client
    }()
}
