import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func changeBoat(id: Int, _ request: Boat?) async throws
}

nonisolated extension BoatsRepository {
    func changeBoat(id: Int, _ request: Boat? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await changeBoat(id: id, request)
    }
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func changeBoat(id: Int, _ request: Boat?) async throws {
        try await apiService.send(BoatsEndpoint.changeBoat(id: id, request))
    }
}
