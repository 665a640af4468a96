import Foundation
struct Endpoint<Response> {
    enum Method: String { case GET, POST, PATCH, DELETE }
    var method: Method = .GET
    var path: String
    var query: [String: String?] = [:]
    var body: (any Encodable)?
}
enum Todos {}
extension Todos {
    static func all(done: Bool? = nil, tag: String?) -> Endpoint<[Todo]> {
        .init(path: "todos", query: ["done": done.map { $0 ? "true" : "false" }, "tag": tag])
    }
    static func create(_ todo: Todo) -> Endpoint<Todo> { .init(method: .POST, path: "todos", body: todo) }
    static func toggle(_ id: Todo.ID, done: Bool) -> Endpoint<Todo> {
        .init(method: .PATCH, path: "todos/\(id)", body: ["done": done])
    }
    #if os(iOS)
    static func share(id: Todo.ID) -> Endpoint<Void> { .init(method: .POST, path: "todos/\(id)/share") }
    #endif
    #if DEBUG
    static var reset: Endpoint<Void> { .init(method: .DELETE, path: "debug/reset") }
    #endif
}
struct Todo: Codable, Identifiable { var id: UUID; var title: String; var done: Bool }
@Observable final class TodoStore {
    var todos: [Todo] = []
    let api: API
    init(api: API) { self.api = api }
    func refresh(tag: String?) async throws { todos = try await api.send(Todos.all(tag: tag)) }
    func add(_ title: String) async throws {
        let todo = Todo(id: UUID(), title: title, done: false)
        todos.append(try await api.send(Todos.create(todo)))
    }
}
struct API {
    var host = URL(string: "https://todo.example/api/")!
    func send<R: Decodable>(_ e: Endpoint<R>) async throws -> R {
        var url = host.appending(path: e.path)
        let items = e.query.compactMap { k, v in v.map { URLQueryItem(name: k, value: $0) } }
        if !items.isEmpty { url.append(queryItems: items) }
        var r = URLRequest(url: url)
        r.httpMethod = e.method.rawValue
        if let body = e.body { r.httpBody = try JSONEncoder().encode(body); r.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        return try JSONDecoder().decode(R.self, from: try await URLSession.shared.data(for: r).0)
    }
}
