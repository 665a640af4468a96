import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func listBoats() async throws -> [String]
    func fetchBoat(id: String) async throws -> Boat
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats() async throws -> [String] {
        try await apiService.request(BoatsEndpoint.listBoats, envelope: "data")
    }

    func fetchBoat(id: String) async throws -> Boat {
        try await apiService.request(BoatsEndpoint.getBoat(id: id), envelope: "data")
    }
}

nonisolated protocol CrewRepository: Sendable {
    func fetchCrew() async throws -> [String]
    func setCrew(_ request: CrewEnvelope) async throws
}

nonisolated final class CrewRepositoryImpl: CrewRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchCrew() async throws -> [String] {
        try await apiService.request(CrewEndpoint.getCrew, envelope: "data")
    }

    func setCrew(_ request: CrewEnvelope) async throws {
        try await apiService.send(CrewEndpoint.setCrew(request))
    }
}

nonisolated protocol HarbourRepository: Sendable {
    func fetchHarbour() async throws -> HarbourEnvelope.Content
}

nonisolated final class HarbourRepositoryImpl: HarbourRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchHarbour() async throws -> HarbourEnvelope.Content {
        try await apiService.request(HarbourEndpoint.getHarbour, envelope: "data")
    }
}

nonisolated protocol PagesRepository: Sendable {
    func pageBoats() async throws -> [Boat]
    func pageBoatsWhole() async throws -> BoatPage
}

nonisolated final class PagesRepositoryImpl: PagesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func pageBoats() async throws -> [Boat] {
        try await apiService.request(PagesEndpoint.pageBoats, envelope: "data")
    }

    func pageBoatsWhole() async throws -> BoatPage {
        try await apiService.request(PagesEndpoint.pageBoatsWhole)
    }
}

nonisolated protocol CountRepository: Sendable {
    func countBoats() async throws -> Int
}

nonisolated final class CountRepositoryImpl: CountRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func countBoats() async throws -> Int {
        try await apiService.request(CountEndpoint.countBoats, envelope: "total")
    }
}
