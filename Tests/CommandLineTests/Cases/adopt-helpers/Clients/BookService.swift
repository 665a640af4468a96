import Foundation
struct Book: Codable { var id: String; var title: String; var tags: [String] }
struct Review: Codable { let stars: Int; let text: String? }
struct Paginated<T: Codable>: Codable { let results: [T]; let count: Int }
protocol BookServiceProtocol: AnyObject {
    func search(_ text: String, page: Int) async throws -> Paginated<Book>
}
final class BookService: BookServiceProtocol {
    private let api: APIClient
    init(api: APIClient) { self.api = api }
    func search(_ text: String, page: Int = 1) async throws -> Paginated<Book> {
        try await api.get("/books", query: ["q": text, "page": String(page), "size": "20"])
    }
    func book(id: String) async throws -> Book { try await api.get("books/\(id)") }
    func reviews(of book: Book, minimum stars: Int? = nil) async throws -> [Review] {
        try await api.get("/books/\(book.id)/reviews", query: ["stars": stars.map(String.init)])
    }
    func review(_ review: Review, of id: String) async throws -> Review {
        try await api.post("/books/\(id)/reviews", body: review)
    }
    func retitle(id: String, title: String, tags: [String]?) async throws -> Book {
        var json: JSON = ["title": title]
        if let tags { json["tags"] = tags }
        return try await api.patch("/books/\(id)", json: json)
    }
    func remove(id: String) async throws { try await api.delete("/books/\(id)") }
    func cover(id: String, image: Data, caption: String) async throws -> Book {
        try await api.upload("/books/\(id)/cover", parts: [Part(name: "image", data: image), Part(name: "caption", data: Data(caption.utf8))])
    }
    func allBooks() async throws -> [Book] {
        var page = 1
        var all: [Book] = []
        while true {
            let next = try await search("", page: page)
            all += next.results
            if all.count >= next.count { return all }
            page += 1
        }
    }
}
