import Foundation

nonisolated protocol WritesRepository: Sendable {
    func addWrite(_ request: WriteModel) async throws -> OptimisticModel
    func fetchWrites() async throws -> [WriteModel]
}

nonisolated final class WritesRepositoryImpl: WritesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addWrite(_ request: WriteModel) async throws -> OptimisticModel {
        try await apiService.request(WritesEndpoint.addWrite(request))
    }

    func fetchWrites() async throws -> [WriteModel] {
        try await apiService.request(WritesEndpoint.fetchWrites)
    }
}
