import Foundation

nonisolated protocol ShelfRepository: Sendable {
    func findBooks(input: BookQuery) async throws -> [String]
    func findAuthors(input: FindAuthorsInput) async throws -> [String]
    func lend(input: ShelfLendInput) async throws
    func addBook(shelf: Int, _ request: Book) async throws
}

nonisolated final class ShelfRepositoryImpl: ShelfRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func findBooks(input: BookQuery) async throws -> [String] {
        try await apiService.request(ShelfEndpoint.findBooks(input: input))
    }

    func findAuthors(input: FindAuthorsInput) async throws -> [String] {
        try await apiService.request(ShelfEndpoint.findAuthors(input: input))
    }

    func lend(input: ShelfLendInput) async throws {
        try await apiService.send(ShelfEndpoint.lend(input: input))
    }

    func addBook(shelf: Int, _ request: Book) async throws {
        try await apiService.send(ShelfEndpoint.addBook(shelf: shelf, request))
    }
}
