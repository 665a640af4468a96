import Foundation

/// All loaves of a day.
struct GetBreadsRequest: APIRequest {
    typealias Response = [Bread]
    let day: String
    let isVegan: Bool?
    var path: String { "breads" }
    var queryItems: [URLQueryItem] {
        [URLQueryItem(name: "day", value: day), isVegan.map { URLQueryItem(name: "vegan", value: String($0)) }].compactMap { $0 }
    }
}

/// One loaf.
struct GetBreadRequest: APIRequest {
    typealias Response = Bread
    let id: Int
    var path: String { "breads/\(id)" }
}

/// Orders loaves.
struct OrderBreadRequest: APIRequest {
    typealias Response = Receipt
    static let method = HTTPMethod.post
    let order: BreadOrder
    var path: String { "orders" }
    var headers: [String: String] { ["X-Channel": "app"] }
    var body: (any Encodable & Sendable)? { order }
}

/// Takes an order back.
struct CancelOrderRequest: APIRequest {
    typealias Response = NoContent
    static let method = HTTPMethod.delete
    let orderNumber: String
    let reason: String
    var path: String { "orders/\(orderNumber)" }
    var headers: [String: String] { ["X-Reason": reason] }
}
