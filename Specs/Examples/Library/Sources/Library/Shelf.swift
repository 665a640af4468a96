/// The books of one author. It is written by hand, against the generated protocol.
public struct Shelf: Sendable {
    private let repository: any BookRepository

    public init(repository: any BookRepository) {
        self.repository = repository
    }

    /// The titles in alphabetical order.
    public func titles(by author: String) async throws -> [String] {
        try await repository.fetchBooks(author: author).map(\.title).sorted()
    }

    /// Adds a book unless the author's shelf has it already.
    public func add(_ title: String, by author: String) async throws {
        if try await !titles(by: author).contains(title) {
            _ = try await repository.createBook(NewBook(title: title, author: author))
        }
    }
}
