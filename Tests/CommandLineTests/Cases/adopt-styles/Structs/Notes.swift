import Foundation

/// What is local to a getter, a list in a query, and a member of an optional.
protocol NoteRequest {
    var path: String { get }
    var method: String { get }
    var queryItems: [URLQueryItem] { get }
    var body: Data? { get }
}

struct AddNote: NoteRequest {
    let userID: Int
    let text: String
    var labels: [String] = []
    var kinds: [Kind] = []
    var parent: Note?
    enum Kind: String { case plain, urgent = "asap" }

    var path: String { ["/users", String(userID), "notes"].joined(separator: "/") }
    var method: String { "POST" }
    var queryItems: [URLQueryItem] {
        var items = labels.map { URLQueryItem(name: "label[]", value: $0) }
        for kind in kinds { items.append(URLQueryItem(name: "kind", value: kind.rawValue)) }
        return items
    }
    var body: Data? {
        struct Payload: Encodable {
            let text: String
            let parentID: Int?
            enum CodingKeys: String, CodingKey { case text, parentID = "parent_id" }
        }
        return try? JSONEncoder().encode(Payload(text: text, parentID: parent?.id))
    }
}

struct Note: Codable { let id: Int }
