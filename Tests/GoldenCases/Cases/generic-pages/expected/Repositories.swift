import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func listBoats() async throws -> Page<Boat>
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats() async throws -> Page<Boat> {
        try await apiService.request(BoatsEndpoint.listBoats)
    }
}

nonisolated protocol CrewRepository: Sendable {
    func listCrew() async throws -> Page<Sailor>
}

nonisolated final class CrewRepositoryImpl: CrewRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listCrew() async throws -> Page<Sailor> {
        try await apiService.request(CrewEndpoint.listCrew)
    }
}

nonisolated protocol OddRepository: Sendable {
    func listOdd() async throws -> PageOdd
}

nonisolated final class OddRepositoryImpl: OddRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listOdd() async throws -> PageOdd {
        try await apiService.request(OddEndpoint.listOdd)
    }
}
