import Foundation

nonisolated protocol BooksRepository: Sendable {
    func fetchBook(id: Int) async throws -> Book
}

nonisolated final class BooksRepositoryImpl: BooksRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchBook(id: Int) async throws -> Book {
        try await apiService.request(BooksEndpoint.getBook(id: id))
    }
}
