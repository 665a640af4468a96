import Foundation

nonisolated protocol SubscriptionsRepository: Sendable {
    func subscribe(_ request: SubscribeRequest) async throws
}

nonisolated final class SubscriptionsRepositoryImpl: SubscriptionsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func subscribe(_ request: SubscribeRequest) async throws {
        try await apiService.send(SubscriptionsEndpoint.subscribe(request))
    }
}
