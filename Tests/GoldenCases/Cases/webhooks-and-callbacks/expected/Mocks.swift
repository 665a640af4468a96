import Foundation

/// Replaces `SubscriptionsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSubscriptionsRepository: SubscriptionsRepository {
    let subscribeSpy = MockMethod<SubscribeRequest, Void>("SubscriptionsRepository.subscribe(_:)")

    init() {}

    func subscribe(_ request: SubscribeRequest) async throws {
        try await subscribeSpy.call(request)
    }
}
