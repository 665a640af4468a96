import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func fetchBoat(id: String, id2: Int?, ID: String?) async throws
}

nonisolated extension BoatsRepository {
    func fetchBoat(
        id: String,
        id2: Int? = nil,
        ID: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await fetchBoat(id: id, id2: id2, ID: ID)
    }
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchBoat(id: String, id2: Int?, ID: String?) async throws {
        try await apiService.send(BoatsEndpoint.getBoat(id: id, id2: id2, ID: ID))
    }
}
