import Foundation

/// Replaces `ShelfRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockShelfRepository: ShelfRepository {
    let findBooksSpy = MockMethod<BookQuery, [String]>("ShelfRepository.findBooks(input:)")
    let findAuthorsSpy = MockMethod<FindAuthorsInput, [String]>("ShelfRepository.findAuthors(input:)")
    let lendSpy = MockMethod<ShelfLendInput, Void>("ShelfRepository.lend(input:)")
    let addBookSpy = MockMethod<(shelf: Int, request: Book), Void>("ShelfRepository.addBook(shelf:_:)")

    init() {}

    func findBooks(input: BookQuery) async throws -> [String] {
        try await findBooksSpy.call(input)
    }

    func findAuthors(input: FindAuthorsInput) async throws -> [String] {
        try await findAuthorsSpy.call(input)
    }

    func lend(input: ShelfLendInput) async throws {
        try await lendSpy.call(input)
    }

    func addBook(shelf: Int, _ request: Book) async throws {
        try await addBookSpy.call((shelf: shelf, request: request))
    }
}
