import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func listBoats(page: Int?) async throws -> [Boat]
    func deleteBoat(id: Int) async throws
}

nonisolated extension BoatsRepository {
    func listBoats(page: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Boat] {
        try await listBoats(page: page)
    }
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats(page: Int?) async throws -> [Boat] {
        try await apiService.request(BoatsEndpoint.listBoats(page: page))
    }

    func deleteBoat(id: Int) async throws {
        try await apiService.send(BoatsEndpoint.deleteBoat(id: id))
    }
}
