import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func addBoat(_ request: Boat) async throws
    func putBoat(_ request: String) async throws
    func photographBoat(_ request: PhotographBoatForm) async throws
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addBoat(_ request: Boat) async throws {
        try await apiService.send(BoatsEndpoint.addBoat(request))
    }

    func putBoat(_ request: String) async throws {
        try await apiService.send(BoatsEndpoint.putBoat(request))
    }

    func photographBoat(_ request: PhotographBoatForm) async throws {
        try await apiService.send(BoatsEndpoint.photographBoat(request))
    }
}
