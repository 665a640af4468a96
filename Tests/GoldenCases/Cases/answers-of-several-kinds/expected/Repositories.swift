import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func addBoat() async throws -> AddBoatResponse
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addBoat() async throws -> AddBoatResponse {
        try await apiService.response(BoatsEndpoint.addBoat)
    }
}
