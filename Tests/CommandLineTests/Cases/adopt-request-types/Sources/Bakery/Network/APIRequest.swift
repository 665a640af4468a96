import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request says what comes back, and how it is asked for.
protocol APIRequest: Sendable {
    associatedtype Response: Decodable & Sendable

    static var method: HTTPMethod { get }
    var path: String { get }
    var queryItems: [URLQueryItem] { get }
    var headers: [String: String] { get }
    var body: (any Encodable & Sendable)? { get }
}

enum HTTPMethod: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
}

extension APIRequest {
    static var method: HTTPMethod { .get }
    var queryItems: [URLQueryItem] { [] }
    var headers: [String: String] { [:] }
    var body: (any Encodable & Sendable)? { nil }

    func urlRequest(base: URL = URL(string: "https://bakery.example/api")!) throws -> URLRequest {
        var components = URLComponents(url: base.appendingPathComponent(path), resolvingAgainstBaseURL: false)
        if !queryItems.isEmpty { components?.queryItems = queryItems }
        guard let url = components?.url else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = Self.method.rawValue
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if let body {
            let encoder = JSONEncoder()
            encoder.keyEncodingStrategy = .convertToSnakeCase
            request.httpBody = try encoder.encode(body)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return request
    }
}

struct NoContent: Decodable, Sendable {}

protocol APIClient: Sendable {
    func send<Request: APIRequest>(_ request: Request) async throws -> Request.Response
}

struct LiveAPIClient: APIClient {
    var session = URLSession.shared

    func send<Request: APIRequest>(_ request: Request) async throws -> Request.Response {
        let (data, _) = try await session.data(for: request.urlRequest())
        if Request.Response.self == NoContent.self, let nothing = NoContent() as? Request.Response { return nothing }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Request.Response.self, from: data)
    }
}
