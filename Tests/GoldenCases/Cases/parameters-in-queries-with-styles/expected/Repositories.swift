import Foundation

nonisolated protocol SearchRepository: Sendable {
    func search(input: SearchInput) async throws
}

nonisolated final class SearchRepositoryImpl: SearchRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func search(input: SearchInput) async throws {
        try await apiService.send(SearchEndpoint.search(input: input))
    }
}
