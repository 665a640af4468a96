import Foundation

nonisolated protocol AnimalsRepository: Sendable {
    func animals() async throws -> [Animal]
}

nonisolated final class AnimalsRepositoryImpl: AnimalsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func animals() async throws -> [Animal] {
        try await apiService.request(AnimalsEndpoint.animals)
    }
}

nonisolated protocol VehiclesRepository: Sendable {
    func vehicles() async throws -> [Vehicle]
}

nonisolated final class VehiclesRepositoryImpl: VehiclesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func vehicles() async throws -> [Vehicle] {
        try await apiService.request(VehiclesEndpoint.vehicles)
    }
}
