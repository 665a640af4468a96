import Foundation

protocol APIRequest {
    associatedtype Output: Decodable
    var method: String { get }
    var path: String { get }
    var query: [String: String?] { get }
    func body() throws -> Data?
    var extraHeaders: [String: String] { get }
}
extension APIRequest {
    var method: String { "GET" }
    var query: [String: String?] { [:] }
    func body() throws -> Data? { nil }
    var extraHeaders: [String: String] { [:] }
}
struct User: Codable { let id: Int; let nickName: String }
struct GetUser: APIRequest {
    typealias Output = User
    let id: Int
    var path: String { "/users/\(id)" }
}
struct SearchUsers: APIRequest {
    typealias Output = [User]
    var text: String
    var limit = 20
    var roles: Set<Role> = []
    let path = "/users"
    enum Role: String { case admin, guest }
    var query: [String: String?] {
        [
            "q": text, "limit": limit == 20 ? nil : String(limit),
            "roles": roles.isEmpty ? nil : roles.map(\.rawValue).joined(separator: ","),
        ]
    }
}
struct UpdateUser: APIRequest {
    typealias Output = User
    let user: User
    let force: Bool
    var method: String { force ? "PUT" : "PATCH" }
    var path: String { "/users/\(user.id)" }
    func body() throws -> Data? {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        return try encoder.encode(user)
    }
}
struct DeleteUsers: APIRequest {
    struct Output: Decodable { let deleted: Int }
    let ids: [Int]
    let reason: String?
    let method = "DELETE"
    var path: String { "/users?ids=" + ids.map(String.init).joined(separator: ",") }
    func body() throws -> Data? { try reason.map { try JSONSerialization.data(withJSONObject: ["reason": $0]) } }
    var extraHeaders: [String: String] { ["X-Reason": reason ?? "none"] }
}
struct Login: APIRequest {
    typealias Output = Token
    struct Token: Decodable { let token: String }
    let name: String, password: String
    let method = "POST"
    let path = "/login"
    func body() throws -> Data? {
        "user=\(name)&pass=\(password)".data(using: .utf8)
    }
    var extraHeaders: [String: String] { ["Content-Type": "application/x-www-form-urlencoded"] }
}
final class Client {
    let session = URLSession.shared
    let base = URL(string: "https://people.example")!
    var token: String?
    func send<R: APIRequest>(_ request: R) async throws -> R.Output {
        var components = URLComponents(url: base.appendingPathComponent(request.path), resolvingAgainstBaseURL: false)!
        if !request.query.isEmpty {
            components.queryItems = request.query.compactMap { key, value in
                value.map { URLQueryItem(name: key, value: $0) }
            }
        }
        var urlRequest = URLRequest(url: components.url!)
        urlRequest.httpMethod = request.method
        urlRequest.httpBody = try request.body()
        request.extraHeaders.forEach { urlRequest.setValue($1, forHTTPHeaderField: $0) }
        if let token { urlRequest.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        let (data, _) = try await session.data(for: urlRequest)
        return try JSONDecoder().decode(R.Output.self, from: data)
    }
}
