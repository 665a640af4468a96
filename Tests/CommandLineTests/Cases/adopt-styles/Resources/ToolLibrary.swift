import Foundation

struct Request<Response: Decodable> {
    enum Method: String { case get = "GET", post = "POST", delete = "DELETE" }

    var path: String
    var method: Method = .get
    var query: [(String, String?)] = []
    var body: (any Encodable)?
    var headers: [String: String] = [:]

    func withToken(_ token: String) -> Request {
        var copy = self
        copy.headers["Authorization"] = "Bearer " + token
        return copy
    }
}

enum Paths {
    static var tools: ToolsResource { ToolsResource(path: "/tools") }
    static func member(_ id: Int) -> MemberResource { MemberResource(path: "/members/\(id)") }

    struct ToolsResource {
        let path: String
        /// All tools of a kind.
        func get(kind: String? = nil) -> Request<[Tool]> { Request(path: path, query: [("kind", kind)]) }
        func add(_ tool: Tool) -> Request<Tool> { .init(path: path, method: .post, body: tool) }
        func id(_ id: String) -> ToolResource { ToolResource(path: path + "/" + id) }
    }

    struct ToolResource {
        let path: String
        var get: Request<Tool> { Request(path: path) }
        var delete: Request<Nothing> { Request(path: path, method: .delete) }
        func reserve(id: Int) -> Request<Nothing> { Request(path: "\(path)/reservations/\(id)", method: .post) }
    }

    struct MemberResource {
        let path: String
        var loans: LoansResource { LoansResource(path: path + "/loans") }

        struct LoansResource {
            let path: String
            var get: Request<[Tool]> { Request(path: path, headers: ["Accept": "application/json"]) }
        }
    }
}

struct ReportRequests {
    func daily(on day: String) -> Request<Nothing> { Request(path: "/reports/\(day)") }
}

struct Nothing: Decodable {}

struct Tool: Codable {
    var id: String
    var kind: String?
}

struct Client {
    func send<Value>(_ request: Request<Value>) async throws -> Value {
        guard var components = URLComponents(string: "https://tools.example" + request.path) else {
            throw URLError(.badURL)
        }
        components.queryItems = request.query.map { URLQueryItem(name: $0.0, value: $0.1) }
        guard let url = components.url else { throw URLError(.badURL) }
        var built = URLRequest(url: url)
        built.httpMethod = request.method.rawValue
        built.allHTTPHeaderFields = request.headers
        if let body = request.body {
            built.setValue("application/json", forHTTPHeaderField: "Content-Type")
            built.httpBody = try JSONEncoder().encode(body)
        }
        let (data, _) = try await URLSession.shared.data(for: built)
        return try JSONDecoder().decode(Value.self, from: data)
    }
}

struct LoanService {
    let client: Client
    /// Only this one is sent by code that is there.
    func loans(of member: Int) async throws -> [Tool] { try await client.send(Paths.member(member).loans.get) }
}
