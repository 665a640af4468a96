import Foundation

enum HTTPMethod: String {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
}

protocol Endpoint {
    var path: String { get }
    var method: HTTPMethod { get }
    var query: [String: Any]? { get }
    var body: [String: Any]? { get }
    var headers: [String: String]? { get }
}

extension Endpoint {
    var query: [String: Any]? { nil }
    var body: [String: Any]? { nil }
    var headers: [String: String]? { nil }
}

extension Endpoint {
    func urlRequest() throws -> URLRequest {
        var components = URLComponents(string: "https://api.lighthouse.example" + path)!
        components.queryItems = query?.map { URLQueryItem(name: $0, value: "\($1)") }
        var request = URLRequest(url: components.url!)
        request.httpMethod = method.rawValue
        request.allHTTPHeaderFields = headers
        if let body {
            request.httpBody = try JSONSerialization.data(withJSONObject: body)
        }
        return request
    }
}
