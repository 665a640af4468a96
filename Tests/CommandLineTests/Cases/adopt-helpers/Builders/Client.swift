import Foundation

#if DEBUG
let apiHost = "https://staging.plants.example"
#else
let apiHost = "https://plants.example"
#endif

final class Client {
    static let shared = Client()
    private let session = URLSession.shared

    func send<Response: Decodable>(_ request: Request<Response>) async throws -> Response {
        var components = URLComponents(string: apiHost + request.path)!
        if !request.queryItems.isEmpty { components.queryItems = request.queryItems }
        var urlRequest = URLRequest(url: components.url!)
        urlRequest.httpMethod = request.method
        urlRequest.httpBody = request.body
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        #if DEBUG
        urlRequest.setValue("1", forHTTPHeaderField: "X-Debug")
        #endif
        let (data, _) = try await session.data(for: urlRequest)
        return try JSONDecoder().decode(Response.self, from: data)
    }

    func send(_ request: Request<Void>) async throws {
        _ = try await session.data(for: URLRequest(url: URL(string: apiHost + request.path)!))
    }
}
