import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func browseBoats() async throws
    func addBoat() async throws
    func loadBoat(id: Int) async throws
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func browseBoats() async throws {
        try await apiService.send(BoatsEndpoint.listBoats)
    }

    func addBoat() async throws {
        try await apiService.send(BoatsEndpoint.addBoat)
    }

    func loadBoat(id: Int) async throws {
        try await apiService.send(BoatsEndpoint.getBoat(id: id))
    }
}
