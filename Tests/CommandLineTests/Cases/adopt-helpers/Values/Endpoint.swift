import Foundation
enum HTTPMethod { case get([URLQueryItem]); case post(Data?); case put(Data?); case delete
    var name: String { switch self { case .get: return "GET"; case .post: return "POST"; case .put: return "PUT"; case .delete: return "DELETE" } }
}
struct Resource<Value: Decodable> {
    let url: URL
    let method: HTTPMethod
    var headers: [String: String] = [:]
    let parse: (Data) throws -> Value
    init(path: String, method: HTTPMethod = .get([])) {
        self.url = URL(string: Config.base + path)!
        self.method = method
        self.parse = { try JSONDecoder().decode(Value.self, from: $0) }
    }
}
enum Config {
    #if DEBUG
    static let base = "https://dev.chess.example/"
    #else
    static let base = "https://chess.example/"
    #endif
}
final class Webservice {
    func load<A: Decodable>(_ resource: Resource<A>) async throws -> A {
        var request = URLRequest(url: resource.url)
        switch resource.method {
        case .get(let items):
            var c = URLComponents(url: resource.url, resolvingAgainstBaseURL: false)!
            c.queryItems = items
            request = URLRequest(url: c.url!)
        case .post(let body), .put(let body):
            request.httpBody = body
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        case .delete: break
        }
        request.httpMethod = resource.method.name
        resource.headers.forEach { request.addValue($1, forHTTPHeaderField: $0) }
        let (data, _) = try await URLSession.shared.data(for: request)
        return try resource.parse(data)
    }
}
