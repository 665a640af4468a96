import Combine
import Foundation

struct Article: Codable { let id: Int; let title: String }
struct Page<T: Codable>: Codable { let items: [T]; let next: String? }

struct Endpoint<Response: Decodable> {
    let path: String
    var method: HTTPMethod = .get
    var queryItems: [URLQueryItem] = []
    var body: Data? = nil
    enum HTTPMethod: String { case get = "GET", post = "POST", delete = "DELETE" }
}
extension Endpoint where Response == Page<Article> {
    static func latest(after cursor: String?, limit: Int = 10) -> Self {
        var items = [URLQueryItem(name: "limit", value: String(limit))]
        if let cursor { items += [URLQueryItem(name: "after", value: cursor)] }
        return Endpoint(path: "/articles", queryItems: items)
    }
}
extension Endpoint where Response == Article {
    static func article(_ id: Int) -> Self { .init(path: "/articles/\(id)") }
    static func publish(title: String, tags: [String]) -> Self {
        .init(
            path: "/articles",
            method: .post,
            body: try? JSONEncoder().encode(["title": title, "tags": tags.joined(separator: " ")])
        )
    }
}
extension Endpoint where Response == Empty {
    static func like(article id: Int, _ liked: Bool) -> Endpoint {
        Endpoint(path: "/articles/\(id)/like", method: liked ? .post : .delete)
    }
}
struct Empty: Decodable {}

class NewsClient {
    let base: URL
    init(base: URL) { self.base = base }
    func publisher<T>(for endpoint: Endpoint<T>) -> AnyPublisher<T, Error> {
        var parts = URLComponents(url: base, resolvingAgainstBaseURL: true)!
        parts.path += endpoint.path
        parts.queryItems = endpoint.queryItems.isEmpty ? nil : endpoint.queryItems
        var request = URLRequest(url: parts.url!)
        request.httpMethod = endpoint.method.rawValue
        request.httpBody = endpoint.body
        return URLSession.shared.dataTaskPublisher(for: request).map(\.data).decode(
            type: T.self,
            decoder: JSONDecoder()
        ).eraseToAnyPublisher()
    }
    func latest(_ cursor: String?) -> AnyPublisher<Page<Article>, Error> { publisher(for: .latest(after: cursor)) }
    func comments(of article: Int, sortedBy sort: Sort) -> AnyPublisher<[String], Error> {
        let url = base.appendingPathComponent("articles").appendingPathComponent("\(article)").appendingPathComponent(
            "comments"
        ).appending(queryItems: [.init(name: "sort", value: sort.rawValue)])
        return URLSession.shared.dataTaskPublisher(for: url).map(\.data).decode(
            type: [String].self,
            decoder: JSONDecoder()
        ).eraseToAnyPublisher()
    }
    enum Sort: String, Codable { case newest, oldest }
    func comment(_ text: String, on article: Int) -> AnyPublisher<Void, Error> {
        Just(["text": text]).encode(encoder: JSONEncoder()).map { [base] data -> URLRequest in
            var request = URLRequest(url: base.appendingPathComponent("articles/\(article)/comments"))
            request.httpMethod = "POST"
            request.httpBody = data
            return request
        }
        .flatMap { URLSession.shared.dataTaskPublisher(for: $0).mapError { $0 as Error } }
        .map { _ in () }
        .eraseToAnyPublisher()
    }
}
