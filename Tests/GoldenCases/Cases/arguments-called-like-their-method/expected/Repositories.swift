import Foundation

nonisolated protocol BooksRepository: Sendable {
    func search(search searchValue: String?, page: Int?) async throws
    func fetchBook(fetchBookSpy fetchBookSpyValue: String, index: Int) async throws
}

nonisolated extension BooksRepository {
    func search(
        search searchValue: String? = nil,
        page: Int? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await search(search: searchValue, page: page)
    }
}

nonisolated final class BooksRepositoryImpl: BooksRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func search(search searchValue: String?, page: Int?) async throws {
        try await apiService.send(BooksEndpoint.search(search: searchValue, page: page))
    }

    func fetchBook(fetchBookSpy fetchBookSpyValue: String, index: Int) async throws {
        try await apiService.send(BooksEndpoint.getBook(fetchBookSpy: fetchBookSpyValue, index: index))
    }
}
