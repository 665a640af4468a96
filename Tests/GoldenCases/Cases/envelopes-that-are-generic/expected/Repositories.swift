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
    func listBoats() async throws -> [Boat]
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats() async throws -> [Boat] {
        try await apiService.request(BoatsEndpoint.listBoats, envelope: "data")
    }
}

nonisolated protocol CrewsRepository: Sendable {
    func listCrews() async throws -> [Crew]
    func mapCrews() async throws -> [String: [Crew]]
}

nonisolated final class CrewsRepositoryImpl: CrewsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listCrews() async throws -> [Crew] {
        try await apiService.request(CrewsEndpoint.listCrews, envelope: "data")
    }

    func mapCrews() async throws -> [String: [Crew]] {
        try await apiService.request(CrewsEndpoint.mapCrews, envelope: "data")
    }
}

nonisolated protocol PlansRepository: Sendable {
    func fetchPlan() async throws -> Plan<Boat>
}

nonisolated final class PlansRepositoryImpl: PlansRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchPlan() async throws -> Plan<Boat> {
        try await apiService.request(PlansEndpoint.getPlan)
    }
}
