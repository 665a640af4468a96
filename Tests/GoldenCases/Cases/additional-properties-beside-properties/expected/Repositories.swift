import Foundation

nonisolated protocol CountsRepository: Sendable {
    func replaceCounts(_ request: SentCounts) async throws -> Counts
}

nonisolated final class CountsRepositoryImpl: CountsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func replaceCounts(_ request: SentCounts) async throws -> Counts {
        try await apiService.request(CountsEndpoint.replaceCounts(request))
    }
}
