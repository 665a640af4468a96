import Foundation

nonisolated protocol NestsRepository: Sendable {
    func fetchNest() async throws -> Nest
    func fetchPair() async throws -> Left<Int>
}

nonisolated final class NestsRepositoryImpl: NestsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchNest() async throws -> Nest {
        try await apiService.request(NestsEndpoint.getNest)
    }

    func fetchPair() async throws -> Left<Int> {
        try await apiService.request(NestsEndpoint.getPair)
    }
}
