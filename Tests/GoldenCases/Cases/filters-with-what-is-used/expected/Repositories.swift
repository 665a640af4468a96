import Foundation

nonisolated protocol ShipsRepository: Sendable {
    func fetchShip(id: String) async throws -> Ship
}

nonisolated final class ShipsRepositoryImpl: ShipsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchShip(id: String) async throws -> Ship {
        try await apiService.request(ShipsEndpoint.getShip(id: id))
    }
}
