import Foundation
import Get

struct GitAPI {
    let client = APIClient(baseURL: URL(string: "https://git.example")!)

    func emails() async throws -> [String] { try await client.send(Request(path: "/emails")).value }

    func add(_ emails: [String]) async throws {
        try await client.send(Request(path: "/emails", method: .post, body: ["emails": emails]))
    }

    func remove(_ email: String) async throws {
        try await client.send(Request(path: "/emails", method: .delete, query: [("email", email)]))
    }
}

enum Paths {
    static func repos(of login: String) -> Request<[Repo]> { Request(path: "/users/\(login)/repos") }
    static func cached(_ name: String) -> FetchRequest<Repo> { FetchRequest(entityName: name) }
}

struct Repo: Decodable { let id: Int }
