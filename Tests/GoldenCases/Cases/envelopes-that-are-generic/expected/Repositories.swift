import Foundation

nonisolated protocol BoatRepository: Sendable {
    func fetchBoat() async throws -> Boat
}

nonisolated final class BoatRepositoryImpl: BoatRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchBoat() async throws -> Boat {
        try await apiService.request(BoatEndpoint.getBoat, envelope: "data")
    }
}

nonisolated protocol CrewRepository: Sendable {
    func fetchCrew() async throws -> Crew
}

nonisolated final class CrewRepositoryImpl: CrewRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchCrew() async throws -> Crew {
        try await apiService.request(CrewEndpoint.getCrew, envelope: "data")
    }
}

nonisolated protocol BoatsRepository: Sendable {
    func listBoats() async throws -> Batch<Boat>
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats() async throws -> Batch<Boat> {
        try await apiService.request(BoatsEndpoint.listBoats)
    }
}
