import Foundation
typealias JSON = [String: Any]
final class APIClient {
    private let baseURL: URL
    private let session: URLSession
    var token: String?
    init(baseURL: URL = URL(string: "https://books.example/api/v2")!, session: URLSession = .shared) { self.baseURL = baseURL; self.session = session }
    func get<T: Decodable>(_ path: String, query: [String: String?] = [:]) async throws -> T {
        try await perform("GET", path, query: query, body: nil)
    }
    func post<T: Decodable, B: Encodable>(_ path: String, body: B) async throws -> T {
        try await perform("POST", path, query: [:], body: try JSONEncoder().encode(body))
    }
    func patch<T: Decodable>(_ path: String, json: JSON) async throws -> T {
        try await perform("PATCH", path, query: [:], body: try JSONSerialization.data(withJSONObject: json))
    }
    func delete(_ path: String) async throws {
        let _: Empty = try await perform("DELETE", path, query: [:], body: nil)
    }
    func upload<T: Decodable>(_ path: String, parts: [Part]) async throws -> T {
        let boundary = UUID().uuidString
        var data = Data()
        for part in parts {
            data.append("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(part.name)\"\r\n\r\n".data(using: .utf8)!)
            data.append(part.data)
        }
        var request = URLRequest(url: baseURL.appendingPathComponent(path))
        request.httpMethod = "POST"
        request.setValue("multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")
        request.httpBody = data
        let (body, _) = try await session.data(for: request)
        return try JSONDecoder().decode(T.self, from: body)
    }
    private func perform<T: Decodable>(_ method: String, _ path: String, query: [String: String?], body: Data?) async throws -> T {
        var components = URLComponents(url: baseURL.appendingPathComponent(path), resolvingAgainstBaseURL: false)!
        let items = query.compactMap { key, value in value.map { URLQueryItem(name: key, value: $0) } }
        if !items.isEmpty { components.queryItems = items.sorted { $0.name < $1.name } }
        var request = URLRequest(url: components.url!)
        request.httpMethod = method
        request.httpBody = body
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        let (data, response) = try await session.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode(T.self, from: data)
    }
}
struct Empty: Codable {}
struct Part { let name: String; let data: Data }
