import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func fetchCrew(boatId: Int, crewId: String) async throws
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchCrew(boatId: Int, crewId: String) async throws {
        try await apiService.send(BoatsEndpoint.getCrew(boatId: boatId, crewId: crewId))
    }
}
