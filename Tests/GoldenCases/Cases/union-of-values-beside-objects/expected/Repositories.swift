import Foundation

nonisolated protocol RulesRepository: Sendable {
    func replaceRules(_ request: [Rule]) async throws -> Settings
}

nonisolated final class RulesRepositoryImpl: RulesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func replaceRules(_ request: [Rule]) async throws -> Settings {
        try await apiService.request(RulesEndpoint.replaceRules(request))
    }
}
