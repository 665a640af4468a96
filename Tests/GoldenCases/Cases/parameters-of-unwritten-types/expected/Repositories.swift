import Foundation

nonisolated protocol ThingsRepository: Sendable {
    func things(free: [String: JSONValue]?, text: String?) async throws
}

nonisolated extension ThingsRepository {
    func things(
        free: [String: JSONValue]? = nil,
        text: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await things(free: free, text: text)
    }
}

nonisolated final class ThingsRepositoryImpl: ThingsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func things(free: [String: JSONValue]?, text: String?) async throws {
        try await apiService.send(ThingsEndpoint.things(free: free, text: text))
    }
}
