import Foundation

nonisolated protocol SearchRepository: Sendable {
    func search(query: Query) async throws
}

nonisolated final class SearchRepositoryImpl: SearchRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func search(query: Query) async throws {
        try await apiService.send(SearchEndpoint.search(query: query))
    }
}
