import Dependencies
import Foundation

@DependencyClient
struct GameClient: Sendable {
    var games: @Sendable (_ page: Int) async throws -> [Game]
    var create: @Sendable (_ name: String, _ isOpen: Bool) async throws -> Game
    var leave: @Sendable (UUID) async throws -> Void
    var rank: @Sendable () async throws -> [Game]
    var events: @Sendable () -> AsyncStream<Int> = { .finished }
}

extension GameClient: DependencyKey {
    static let liveValue = Self.live(base: URL(string: "https://games.example/v1")!)
    static let previewValue = GameClient(games: { _ in [] }, create: { _, _ in .mock }, leave: { _ in }, rank: { [] })

    static func live(base: URL) -> Self {
        func load<R: Decodable>(_ path: String, method: String = "GET", body: (any Encodable)? = nil) async throws -> R {
            var request = URLRequest(url: URL(string: base.absoluteString + "/" + path)!)
            request.httpMethod = method
            if let body { request.httpBody = try JSONEncoder().encode(body) }
            return try await JSONDecoder().decode(R.self, from: URLSession.shared.data(for: request).0)
        }
        return Self(
            games: { page in try await load("games?page=\(page)") },
            create: { name, isOpen in
                struct Body: Encodable {
                    let name: String
                    let isOpen: Bool
                }
                return try await load("games", method: "POST", body: Body(name: name, isOpen: isOpen))
            },
            leave: { id in let _: Nothing = try await load("games/\(id)/players/me", method: "DELETE") },
            rank: {
                let address = Settings.addresses["/rank"]!
                return try await JSONDecoder().decode([Game].self, from: URLSession.shared.data(from: address).0)
            }
        )
    }
}

struct ProfileClient {
    var me: () async throws -> Profile
    var rename: (String) async throws -> Profile
}

extension ProfileClient {
    static var liveValue: ProfileClient {
        @Dependency(\.http) var http
        return ProfileClient(
            me: { try await http.send(.get, "/me") },
            rename: { name in try await http.send(.patch, "/me", body: ["name": name]) }
        )
    }
}

extension DependencyValues {
    var http: HTTP {
        get { self[HTTP.self] }
        set { self[HTTP.self] = newValue }
    }
}

struct HTTP {
    enum Method: String { case get = "GET", patch = "PATCH" }

    func send<T: Decodable>(_ method: Method, _ path: String, body: [String: String]? = nil) async throws -> T {
        var request = URLRequest(url: URL(string: "https://games.example/v1" + path)!)
        request.httpMethod = method.rawValue
        if let body { request.httpBody = try JSONEncoder().encode(body) }
        return try await JSONDecoder().decode(T.self, from: URLSession.shared.data(for: request).0)
    }
}

struct Game: Codable { let id: UUID }
struct Profile: Codable { let name: String }
struct Nothing: Decodable {}
