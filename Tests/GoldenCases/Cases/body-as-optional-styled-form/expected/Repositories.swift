import Foundation

nonisolated protocol LoomsRepository: Sendable {
    func updateLoom(id: String, _ request: UpdateLoomRequest?) async throws
    func replaceLoom(id: String, _ request: ReplaceLoomRequest?) async throws
}

nonisolated extension LoomsRepository {
    func updateLoom(
        id: String,
        _ request: UpdateLoomRequest? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await updateLoom(id: id, request)
    }

    func replaceLoom(
        id: String,
        _ request: ReplaceLoomRequest? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await replaceLoom(id: id, request)
    }
}

nonisolated final class LoomsRepositoryImpl: LoomsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func updateLoom(id: String, _ request: UpdateLoomRequest?) async throws {
        try await apiService.send(LoomsEndpoint.updateLoom(id: id, request))
    }

    func replaceLoom(id: String, _ request: ReplaceLoomRequest?) async throws {
        try await apiService.send(LoomsEndpoint.replaceLoom(id: id, request))
    }
}
