import Foundation

nonisolated protocol NamedRepository: Sendable {
    func named() async throws -> Outcome
}

nonisolated final class NamedRepositoryImpl: NamedRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func named() async throws -> Outcome {
        try await apiService.request(NamedEndpoint.named)
    }
}

nonisolated protocol InlineRepository: Sendable {
    func inlineOutcome() async throws -> InlineOutcomeResponse
}

nonisolated final class InlineRepositoryImpl: InlineRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func inlineOutcome() async throws -> InlineOutcomeResponse {
        try await apiService.request(InlineEndpoint.inlineOutcome)
    }
}
