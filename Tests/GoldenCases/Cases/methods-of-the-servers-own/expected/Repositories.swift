import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func searchBoat(id: Int, _ request: String) async throws
    func hasBoat(id: Int) async throws
    func linkBoat(id: Int) async throws
    func mSearchBoatsById(id: Int) async throws
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func searchBoat(id: Int, _ request: String) async throws {
        try await apiService.send(BoatsEndpoint.searchBoat(id: id, request))
    }

    func hasBoat(id: Int) async throws {
        try await apiService.send(BoatsEndpoint.hasBoat(id: id))
    }

    func linkBoat(id: Int) async throws {
        try await apiService.send(BoatsEndpoint.linkBoat(id: id))
    }

    func mSearchBoatsById(id: Int) async throws {
        try await apiService.send(BoatsEndpoint.mSearchBoatsById(id: id))
    }
}
