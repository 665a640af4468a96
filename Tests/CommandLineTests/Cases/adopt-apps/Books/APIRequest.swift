import Foundation

/// すべてのリクエストが準拠するプロトコル
protocol APIリクエスト {
    associatedtype Response: Decodable
    var method: HTTPメソッド { get }
    var path: String { get }
    var queryParameters: [String: Any]? { get }
    var bodyParameters: BodyParameters? { get }
    var headerFields: [String: String] { get }
}

enum HTTPメソッド: String {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
}

extension APIリクエスト {
    var method: HTTPメソッド { .get }
    var baseURL: URL { URL(string: "https://api.hondana.example/v2")! }
    var queryParameters: [String: Any]? { nil }
    var bodyParameters: BodyParameters? { nil }
    var headerFields: [String: String] { [:] }

    func buildURLRequest() throws -> URLRequest {
        let url = path.isEmpty ? baseURL : baseURL.appendingPathComponent(path)
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { throw URLError(.badURL) }
        if let queryParameters, !queryParameters.isEmpty {
            components.queryItems = queryParameters.map { key, value in URLQueryItem(name: key, value: String(describing: value)) }
        }
        var request = URLRequest(url: components.url!)
        request.httpMethod = method.rawValue
        if let bodyParameters {
            request.setValue(bodyParameters.contentType, forHTTPHeaderField: "Content-Type")
            request.httpBody = try bodyParameters.buildData()
        }
        headerFields.forEach { key, value in
            request.setValue(value, forHTTPHeaderField: key)
        }
        return request
    }
}

protocol BodyParameters {
    var contentType: String { get }
    func buildData() throws -> Data
}

struct JSONBody: BodyParameters {
    let object: Any
    init(_ object: Any) { self.object = object }
    var contentType: String { "application/json" }
    func buildData() throws -> Data { try JSONSerialization.data(withJSONObject: object) }
}

struct FormBody: BodyParameters {
    let form: [String: String]
    var contentType: String { "application/x-www-form-urlencoded" }
    func buildData() throws -> Data {
        form.map { "\($0.key)=\($0.value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")" }
            .joined(separator: "&")
            .data(using: .utf8) ?? Data()
    }
}
