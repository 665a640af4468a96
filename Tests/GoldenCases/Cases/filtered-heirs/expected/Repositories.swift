import Foundation

nonisolated protocol DRepository: Sendable {
    func fetchDog() async throws -> Dog
}

nonisolated final class DRepositoryImpl: DRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchDog() async throws -> Dog {
        try await apiService.request(DEndpoint.getDog)
    }
}
