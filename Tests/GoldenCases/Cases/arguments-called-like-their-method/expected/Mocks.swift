import Foundation

/// Replaces `BooksRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBooksRepository: BooksRepository {
    let searchSpy = MockMethod<(searchValue: String?, page: Int?), Void>("BooksRepository.search(search:page:)")
    let fetchBookSpy = MockMethod<(fetchBookSpyValue: String, index: Int), Void>(
        "BooksRepository.fetchBook(fetchBookSpy:index:)"
    )

    init() {}

    func search(search searchValue: String?, page: Int?) async throws {
        try await searchSpy.call((searchValue: searchValue, page: page))
    }

    func fetchBook(fetchBookSpy fetchBookSpyValue: String, index: Int) async throws {
        try await fetchBookSpy.call((fetchBookSpyValue: fetchBookSpyValue, index: index))
    }
}
