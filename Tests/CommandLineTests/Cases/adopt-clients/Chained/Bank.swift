import Foundation

struct RequestBuilder {
    private var path: String
    private var method: String
    private var items: [URLQueryItem] = []
    private var bodyData: Data?

    private init(method: String, path: String) {
        self.method = method
        self.path = path
    }

    static func get(_ path: String) -> RequestBuilder { .init(method: "GET", path: path) }
    static func put(_ path: String) -> RequestBuilder { .init(method: "PUT", path: path) }

    func query(_ name: String, _ value: String?) -> Self {
        guard let value else { return self }
        var copy = self
        copy.items.append(URLQueryItem(name: name, value: value))
        return copy
    }

    func json(_ body: some Encodable) throws -> Self {
        let data = try JSONEncoder().encode(body)
        return modifying { $0.bodyData = data }
    }

    private func modifying(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    func urlRequest(relativeTo base: URL) -> URLRequest {
        var components = URLComponents(url: base.appending(components: "v4", path), resolvingAgainstBaseURL: false)!
        if !items.isEmpty { components.queryItems = items }
        var request = URLRequest(url: components.url!)
        request.httpMethod = method
        request.httpBody = bodyData
        return request
    }
}

struct Transport {
    var base = URL(string: "https://bank.example")!

    func response<T: Decodable>(_ request: RequestBuilder) async throws -> T {
        let (data, _) = try await URLSession.shared.data(for: request.urlRequest(relativeTo: base))
        return try JSONDecoder().decode(T.self, from: data)
    }
}

struct BankAPI {
    let transport: Transport

    func account(_ iban: String, cursor: String? = nil) async throws -> Account {
        try await transport.response(.get("accounts/\(iban)").query("cursor", cursor))
    }

    func limit(of card: Int, year: Int, _ limit: Limit) async throws -> Account {
        try await transport.response(.put("cards/\(card)/\(String(format: "%04d", year))").json(limit))
    }

    func statement(of iban: String) async throws -> URL {
        let link: Link = try await transport.response(.get("accounts/\(iban)/statement"))
        return link.url
    }
}

struct Account: Decodable { let iban: String }
struct Limit: Encodable { let amount: Int }
struct Link: Decodable { let url: URL }
