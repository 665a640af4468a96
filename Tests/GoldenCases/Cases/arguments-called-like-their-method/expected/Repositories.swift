import Foundation

nonisolated protocol BooksRepository: Sendable {
    func search(search searchValue: String?, page: Int?) async throws
    func fetchBook(fetchBookSpy fetchBookSpyValue: String, index: Int) async throws
}

nonisolated extension BooksRepository {
    func search() async throws {
        try await search(search: nil, page: nil)
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
