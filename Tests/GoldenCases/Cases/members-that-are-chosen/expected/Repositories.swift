import Foundation

nonisolated protocol StallsRepository: Sendable {
    func updateStall(id: Int, _ request: Stall) async throws
    func renameStall(id: Int, _ request: Stall) async throws
    func moveStall(id: Int, street: String, notify: Bool?) async throws
    func showStall(id: Int, language: String?) async throws
}

nonisolated extension StallsRepository {
    func moveStall(
        id: Int,
        street: String,
        notify: Bool? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await moveStall(id: id, street: street, notify: notify)
    }

    func showStall(id: Int, language: String? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await showStall(id: id, language: language)
    }
}

nonisolated final class StallsRepositoryImpl: StallsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func updateStall(id: Int, _ request: Stall) async throws {
        try await apiService.send(StallsEndpoint.updateStall(id: id, request))
    }

    func renameStall(id: Int, _ request: Stall) async throws {
        try await apiService.send(StallsEndpoint.renameStall(id: id, request))
    }

    func moveStall(id: Int, street: String, notify: Bool?) async throws {
        try await apiService.send(StallsEndpoint.moveStall(id: id, street: street, notify: notify))
    }

    func showStall(id: Int, language: String?) async throws {
        try await apiService.send(StallsEndpoint.showStall(id: id, language: language))
    }
}
