import Foundation

nonisolated protocol MeRepository: Sendable {
    func fetchMe(xTrace: UUID, xKinds: [String]?, session: String?) async throws
}

nonisolated extension MeRepository {
    func fetchMe(
        xTrace: UUID,
        xKinds: [String]? = nil,
        session: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await fetchMe(xTrace: xTrace, xKinds: xKinds, session: session)
    }
}

nonisolated final class MeRepositoryImpl: MeRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchMe(xTrace: UUID, xKinds: [String]?, session: String?) async throws {
        try await apiService.send(MeEndpoint.getMe(xTrace: xTrace, xKinds: xKinds, session: session))
    }
}
