import Foundation
struct Player: Codable { let id: Int; let rating: Int }
struct Game: Codable { let id: String; let moves: [String] }
struct Move: Codable { let from: String, to: String; let promotion: String? }
struct Ack: Codable {}

enum Resources {
    static var me: Resource<Player> { Resource(path: "me") }
    static let leaderboard = Resource<[Player]>(path: "leaderboard", method: .get([URLQueryItem(name: "top", value: "100")]))
    static func game(_ id: String) -> Resource<Game> { Resource(path: "games/\(id)") }
    static func games(of player: Int, finished: Bool?) -> Resource<[Game]> {
        var items = [URLQueryItem(name: "player", value: String(player))]
        if let finished { items.append(.init(name: "finished", value: finished ? "1" : "0")) }
        return Resource(path: "games", method: .get(items))
    }
    static func play(_ move: Move, in game: String) throws -> Resource<Game> {
        let data = try JSONEncoder().encode(move)
        return Resource(path: "games/\(game)/moves", method: .post(data))
    }
    static func resign(game: String) -> Resource<Ack> {
        var resource = Resource<Ack>(path: "games/\(game)", method: .delete)
        resource.headers["X-Reason"] = "resign"
        return resource
    }
}
extension Player {
    static func find(name: String) -> Resource<[Player]> {
        Resource(path: "players", method: .get([.init(name: "name", value: name)]))
    }
    var history: Resource<[Game]> { Resource(path: "players/\(id)/history") }
}
