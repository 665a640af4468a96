import Foundation

/// Replaces `BooksRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBooksRepository: BooksRepository {
    let fetchBookSpy = MockMethod<Int, Book>("BooksRepository.fetchBook(id:)")

    init() {}

    func fetchBook(id: Int) async throws -> Book {
        try await fetchBookSpy.call(id)
    }
}
