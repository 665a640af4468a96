import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func fetchBoats() async throws
    func postBoats() async throws
    func fetchBoatsById(id: Int) async throws
    func fetchBoatsByIdSlash(id: Int) async throws
    func fetchBoatsId() async throws
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchBoats() async throws {
        try await apiService.send(BoatsEndpoint.getBoats)
    }

    func postBoats() async throws {
        try await apiService.send(BoatsEndpoint.postBoats)
    }

    func fetchBoatsById(id: Int) async throws {
        try await apiService.send(BoatsEndpoint.getBoatsById(id: id))
    }

    func fetchBoatsByIdSlash(id: Int) async throws {
        try await apiService.send(BoatsEndpoint.getBoatsByIdSlash(id: id))
    }

    func fetchBoatsId() async throws {
        try await apiService.send(BoatsEndpoint.getBoatsId)
    }
}
