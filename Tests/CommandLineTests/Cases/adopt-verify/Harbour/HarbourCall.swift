import Foundation
import HarbourModel

/// A call of the harbour office.
protocol HarbourCall {
    var baseURL: String { get }
    var path: String { get }
    var method: Verb { get }
    var queryItems: [URLQueryItem]? { get }
    var headers: [String: String]? { get }
    var body: Data? { get }
}

enum Verb: String {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
}

extension HarbourCall {
    var baseURL: String { "https://harbour.example/office" }
    var queryItems: [URLQueryItem]? { nil }
    var headers: [String: String]? { nil }
    var body: Data? { nil }

    func urlRequest() throws -> URLRequest {
        var components = URLComponents(string: baseURL + path)
        components?.queryItems = queryItems
        guard let url = components?.url else { throw HarbourFailure.badAddress }
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        request.httpBody = body
        for (name, value) in headers ?? [:] { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }
}

enum BerthCall: HarbourCall {
    case freeBerths(length: Int, pier: String?)
    case berth(number: Int)
    case book(BerthBooking)
    case cancel(number: Int, reason: String)

    var path: String {
        switch self {
        case .freeBerths: return "/berths/free"
        case .berth(let number), .cancel(let number, _): return "/berths/\(number)"
        case .book: return "/bookings"
        }
    }

    var method: Verb {
        switch self {
        case .freeBerths, .berth: return .get
        case .book: return .post
        case .cancel: return .delete
        }
    }

    var queryItems: [URLQueryItem]? {
        guard case .freeBerths(let length, let pier) = self else { return nil }
        var items = [URLQueryItem(name: "min_length", value: "\(length)")]
        if let pier { items.append(URLQueryItem(name: "pier", value: pier)) }
        return items
    }

    var headers: [String: String]? {
        guard case .cancel(_, let reason) = self else { return nil }
        return ["X-Reason": reason]
    }

    var body: Data? {
        guard case .book(let booking) = self else { return nil }
        return try? JSONEncoder().encode(booking)
    }
}
