import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func addBoat(_ request: [String], notify: Bool?) async throws
}

nonisolated extension BoatsRepository {
    func addBoat(
        _ request: [String],
        notify: Bool? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await addBoat(request, notify: notify)
    }
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addBoat(_ request: [String], notify: Bool?) async throws {
        try await apiService.send(BoatsEndpoint.addBoat(request, notify: notify))
    }
}
