import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests. Tests bring one of their own.
public protocol FerryClient: Sendable {
    func load<Value: Decodable & Sendable>(_ request: any FerryRequest) async throws -> Value
    func perform(_ request: any FerryRequest) async throws
}

public struct FerryError: Error {
    public let status: Int
}

/// The client of the app.
public struct OnlineClient: FerryClient {
    private let base = "https://api.ferry.example"

    public init() {}

    public func load<Value: Decodable & Sendable>(_ request: any FerryRequest) async throws -> Value {
        try JSONDecoder().decode(Value.self, from: await data(request))
    }

    public func perform(_ request: any FerryRequest) async throws { _ = try await data(request) }

    public func urlRequest(_ request: any FerryRequest) throws -> URLRequest {
        var components = URLComponents(string: base) ?? URLComponents()
        components.path = request.path
        components.queryItems = request.queryItems.isEmpty ? nil : request.queryItems
        guard let url = components.url else { throw FerryError(status: 0) }
        var result = URLRequest(url: url)
        result.httpMethod = request.verb.rawValue
        for (name, value) in request.headers { result.setValue(value, forHTTPHeaderField: name) }
        if let payload = request.payload {
            result.httpBody = try JSONEncoder().encode(payload)
            result.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return result
    }

    private func data(_ request: any FerryRequest) async throws -> Data {
        let (data, response) = try await URLSession.shared.data(for: urlRequest(request))
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard 200..<300 ~= status else { throw FerryError(status: status) }
        return data
    }
}
