import Foundation

/// Stands in for `BooksRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBooksRepository: BooksRepository {
    let fetchBookSpy = MockMethod<Int, Book>("BooksRepository.fetchBook(id:)")

    init() {}

    func fetchBook(id: Int) async throws -> Book {
        try await fetchBookSpy.call(id)
    }
}
