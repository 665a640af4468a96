import Foundation

protocol APIRequest {
    associatedtype Output: Decodable
    static var method: Method { get }
    var endpoint: String { get }
    var queryParameters: [String: any QueryValue] { get }
    var extraHeaders: [HeaderName: String] { get }
}

extension APIRequest {
    static var method: Method { .get }
    var queryParameters: [String: any QueryValue] { [:] }
    var extraHeaders: [HeaderName: String] { [:] }
}

enum Method: String { case get = "GET", delete = "DELETE" }
struct HeaderName: RawRepresentable, Hashable {
    let rawValue: String
    static let ifNoneMatch = HeaderName(rawValue: "If-None-Match")
}
protocol QueryValue { var queryText: String { get } }
extension Int: QueryValue { var queryText: String { description } }

protocol HTTPClient {}
extension HTTPClient {
    func execute<R: APIRequest>(_ api: R) async throws -> R.Output {
        var components = URLComponents()
        components.scheme = "https"
        components.host = "chat.example"
        components.path = "/" + api.endpoint
        components.queryItems = api.queryParameters.map { URLQueryItem(name: $0.key, value: $0.value.queryText) }
        var request = URLRequest(url: components.url!)
        request.httpMethod = R.method.rawValue
        for (name, value) in api.extraHeaders { request.setValue(value, forHTTPHeaderField: name.rawValue) }
        return try JSONDecoder().decode(R.Output.self, from: await URLSession.shared.data(for: request).0)
    }
}

struct ListMessages: APIRequest {
    typealias Output = [Message]
    let channel: Int
    let tag: String?
    var page = 1
    var endpoint: String { "channels/\(channel)" }
    var queryParameters: [String: any QueryValue] { ["page": page, "size": 25] }
    var extraHeaders: [HeaderName: String] { tag.map { [.ifNoneMatch: $0] } ?? [:] }
}

struct DeleteMessage: APIRequest {
    typealias Output = Message
    static let method: Method = .delete
    let id: Int
    var endpoint: String { "messages/\(id)" }
}

/// Its client isn't in these sources.
protocol Wrapped { var path: String { get }; var method: String { get } }
struct Stations: Wrapped {
    let path = "/stations"
    let method = "GET"
    @QueryParam("near") var position: String
}

extension Endpoint<Message> { static func message(_ id: Int) -> Self { Endpoint(path: "/messages/\(id)") } }
struct Endpoint<Response> {
    var path: String
    var method: Method = .get
}
struct Message: Decodable { let id: Int }
