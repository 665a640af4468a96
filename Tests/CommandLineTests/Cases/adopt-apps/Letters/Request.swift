import Foundation

public struct Request<Value: Decodable & Sendable>: Sendable {
    var method: String = "GET"
    var segments: [String] = []
    var queryItems: [URLQueryItem] = []
    var headers: [String: String] = [:]
    var bodyData: Data?
    var timeout: TimeInterval = 30

    init(_ segments: String...) { self.segments = segments }

    func method(_ method: String) -> Self { with { $0.method = method } }
    func query(_ name: String, _ value: (some LosslessStringConvertible)?) -> Self {
        guard let value else { return self }
        return with { $0.queryItems.append(URLQueryItem(name: name, value: String(value))) }
    }
    func header(_ name: String, _ value: String?) -> Self { with { $0.headers[name] = value } }
    func json(_ value: some Encodable) throws -> Self {
        let data = try JSONEncoder().encode(value)
        return with {
            $0.bodyData = data
            $0.headers["Content-Type"] = "application/json"
        }
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

public actor LetterboxClient {
    let configuration: Configuration
    var token: String?

    public init(configuration: Configuration = .production) { self.configuration = configuration }

    func send<Value>(_ request: Request<Value>) async throws -> Value {
        var components = URLComponents()
        components.scheme = "https"
        components.host = configuration.host
        components.port = configuration.port
        components.path = "/rest/" + request.segments.joined(separator: "/")
        components.queryItems = request.queryItems.isEmpty ? nil : request.queryItems
        guard let url = components.url else { throw URLError(.badURL) }
        var urlRequest = URLRequest(url: url, timeoutInterval: request.timeout)
        urlRequest.httpMethod = request.method
        urlRequest.httpBody = request.bodyData
        request.headers.forEach { urlRequest.setValue($0.value, forHTTPHeaderField: $0.key) }
        if let token { urlRequest.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        let (data, _) = try await URLSession.shared.data(for: urlRequest)
        return try JSONDecoder().decode(Value.self, from: data)
    }

    public struct Configuration: Sendable {
        let host: String
        var port: Int?
        public static let production = Configuration(host: "letterbox.example")
        public static let staging = Configuration(host: "staging.letterbox.example", port: 8443)
    }
}
