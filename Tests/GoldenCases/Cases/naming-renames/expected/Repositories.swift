import Foundation

nonisolated protocol PortRepository: Sendable {
    func findBoat(id: Int, language: String?) async throws -> Boat
}

nonisolated extension PortRepository {
    func findBoat(
        id: Int,
        language: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> Boat {
        try await findBoat(id: id, language: language)
    }
}

nonisolated final class PortRepositoryImpl: PortRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func findBoat(id: Int, language: String?) async throws -> Boat {
        try await apiService.request(PortEndpoint.findBoat(id: id, language: language))
    }
}
