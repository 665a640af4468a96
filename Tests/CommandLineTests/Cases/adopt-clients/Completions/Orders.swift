import Foundation

typealias Completion<Value> = (Result<Value, Error>) -> Void

enum API {
    static let root = "/api/v2"
    static func user(_ id: String) -> String { root + "/users/\(id)" }
    static func orders(of user: String) -> String { Self.user(user) + "/orders" }
}

final class Network {
    static let shared = Network()
    private let base: URL
    private let encoder = JSONEncoder()

    private init() {
        base = URL(string: "https://shop.example")!
        encoder.keyEncodingStrategy = .convertToSnakeCase
    }

    func request<T: Decodable, B: Encodable>(
        _ type: T.Type,
        path: String,
        method: String = "GET",
        body: B? = Optional<String>.none,
        completion: @escaping Completion<T>
    ) {
        var request = URLRequest(url: base.appendingPathComponent(path))
        request.httpMethod = method
        if let body { request.httpBody = try? encoder.encode(body) }
        URLSession.shared.dataTask(with: request) { data, _, _ in
            completion(Result { try JSONDecoder().decode(T.self, from: data ?? Data()) })
        }.resume()
    }
}

final class OrderManager {
    func orders(of user: String, completion: @escaping Completion<[Order]>) {
        Network.shared.request([Order].self, path: API.orders(of: user)) { completion($0) }
    }

    func cancel(_ id: Int, because reason: String, completion: ((Bool) -> Void)? = nil) {
        struct Cancellation: Encodable {
            let reasonText: String
            let count: Int
        }
        let body = Cancellation(reasonText: reason, count: 1)
        Network.shared.request(Receipt.self, path: API.root + "/orders/\(id)", method: "POST", body: body) { result in
            if case .success = result { completion?(true) } else { completion?(false) }
        }
    }
}

struct Order: Decodable { let id: Int }
struct Receipt: Decodable { let number: String }
