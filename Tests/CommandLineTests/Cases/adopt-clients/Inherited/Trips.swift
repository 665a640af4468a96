import Foundation

class Base<Response: Decodable> {
    var path: String { fatalError("override it") }
    var httpMethod: String { "GET" }
    var queryItems: [URLQueryItem]? { nil }
    var body: Data? { nil }
    var headers: [String: String] { ["X-Client": "app"] }

    func build() -> URLRequest {
        var components = URLComponents(string: "https://travel.example" + path)!
        components.queryItems = queryItems
        var request = URLRequest(url: components.url!)
        request.httpMethod = httpMethod
        request.httpBody = body
        headers.forEach { request.addValue($1, forHTTPHeaderField: $0) }
        return request
    }

    func start() async throws -> Response {
        try JSONDecoder().decode(Response.self, from: await URLSession.shared.data(for: build()).0)
    }
}

class Posting<Body: Encodable, Response: Decodable>: Base<Response> {
    let payload: Body
    init(_ payload: Body) { self.payload = payload }
    override var httpMethod: String { "POST" }
    override var body: Data? { try? JSONEncoder().encode(payload) }
}

class Paged<Item: Decodable>: Base<Page<Item>> {
    var page = 1
    override var queryItems: [URLQueryItem]? { [URLQueryItem(name: "page", value: "\(page)")] }
}

final class Hotels: Paged<Hotel> {
    let city: String
    init(city: String) { self.city = city }
    override var path: String { "/hotels" }
    override var queryItems: [URLQueryItem]? { (super.queryItems ?? []) + [URLQueryItem(name: "city", value: city)] }
}

final class Amend: Posting<Booking, Confirmation> {
    private let booking: Int
    init(booking: Int, change: Booking) {
        self.booking = booking
        super.init(change)
    }
    override var path: String { "/bookings/\(booking)" }
    override var headers: [String: String] { super.headers.merging(["X-Confirm": "yes"]) { $1 } }
}

struct Page<T: Decodable>: Decodable { let items: [T] }
struct Hotel: Decodable { let name: String }
struct Booking: Encodable { let nights: Int }
struct Confirmation: Decodable { let code: String }
