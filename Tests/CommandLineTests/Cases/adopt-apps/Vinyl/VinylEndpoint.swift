import Foundation

/// 唱片接口
enum VinylEndpoint {
    case search(text: String, genre: Genre?, page: Int)
    case record(id: UUID)
    case rate(id: UUID, stars: Int)
    case wishlist
    case addToWishlist(id: UUID, note: String?)
    case upload(id: UUID, cover: Data)
    case removeFromWishlist(id: UUID)
}

enum Genre: String { case jazz, rock, hipHop = "hip-hop" }

extension VinylEndpoint {
    private static let version = "v\(API.version)"

    private var baseHeaders: [String: String] {
        ["Accept-Language": Locale.current.identifier, "X-Client": "ios"]
    }

    var urlRequest: URLRequest {
        switch self {
        case let .search(text, genre, page):
            var items = [URLQueryItem(name: "q", value: text), URLQueryItem(name: "page", value: String(page))]
            if let genre = genre { items.append(.init(name: "genre", value: genre.rawValue)) }
            return make("GET", "search", query: items)
        case .record(let id):
            return make("GET", "records/\(id.uuidString)")
        case .rate(let id, let stars):
            return make("PUT", "records/\(id.uuidString)/rating", body: ["stars": stars])
        case .wishlist:
            return make("GET", "me/wishlist")
        case let .addToWishlist(id, note):
            var body: [String: Any] = ["record": id.uuidString]
            if let note { body["note"] = note }
            return make("POST", "me/wishlist", body: body)
        case let .upload(id, cover):
            var request = make("PUT", "records/\(id.uuidString)/cover", headers: ["Content-Type": "image/png"])
            request.httpBody = cover
            return request
        case .removeFromWishlist(let id):
            return make("DELETE", "me/wishlist/" + id.uuidString, headers: ["X-Confirm": "1"])
        }
    }

    private func make(
        _ method: String,
        _ path: String,
        query: [URLQueryItem]? = nil,
        headers: [String: String] = [:],
        body: [String: Any]? = nil
    ) -> URLRequest {
        var components = URLComponents(string: API.host)!
        components.path = "/" + [Self.version, path].joined(separator: "/")
        components.queryItems = query
        var request = URLRequest(url: components.url!)
        request.httpMethod = method
        request.allHTTPHeaderFields = baseHeaders.merging(headers, uniquingKeysWith: { $1 })
        if let body = body {
            request.httpBody = try? JSONSerialization.data(withJSONObject: body)
            request.addValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return request
    }
}

enum API {
    static let host = "https://vinyl.example"
    static let version = 4
}
