import Foundation

@resultBuilder
enum Parts {
    static func buildBlock(_ parts: [any Part]...) -> [any Part] { parts.flatMap { $0 } }
    static func buildExpression(_ part: any Part) -> [any Part] { [part] }
    static func buildOptional(_ parts: [any Part]?) -> [any Part] { parts ?? [] }
}

protocol Part { func apply(to request: inout Draft) }
struct Draft {
    var path = ""
    var method = "GET"
    var query: [URLQueryItem] = []
}
struct Path: Part {
    let text: String
    init(_ text: String) { self.text = text }
    func apply(to request: inout Draft) { request.path += "/" + text }
}
struct Verb: Part {
    let name: String
    init(_ name: String) { self.name = name }
    func apply(to request: inout Draft) { request.method = name }
}
struct Item: Part {
    let name: String
    let value: String
    init(_ name: String, _ value: Int) {
        self.name = name
        self.value = String(value)
    }
    func apply(to request: inout Draft) { request.query.append(URLQueryItem(name: name, value: value)) }
}

struct Call<Response: Decodable> {
    let parts: [any Part]
    init(@Parts _ build: () -> [any Part]) { parts = build() }

    func request(base: URL) -> URLRequest {
        var draft = Draft()
        for part in parts { part.apply(to: &draft) }
        var components = URLComponents(url: base.appendingPathComponent(draft.path), resolvingAgainstBaseURL: false)!
        components.queryItems = draft.query
        var request = URLRequest(url: components.url!)
        request.httpMethod = draft.method
        return request
    }

    func run() async throws -> Response {
        let request = request(base: URL(string: "https://notes.example")!)
        return try JSONDecoder().decode(Response.self, from: await URLSession.shared.data(for: request).0)
    }
}

enum NotesAPI {
    static func notes(folder: Int?) -> Call<[Note]> {
        Call {
            Path("notes")
            if let folder { Item("folder", folder) }
        }
    }
    static func remove(_ id: Int) -> Call<Note> {
        Call {
            Verb("DELETE")
            Path("notes")
            Path("\(id)")
        }
    }
    static var folders: Call<[String]> { Call { Path("folders") } }
}

struct Note: Codable { let id: Int }
