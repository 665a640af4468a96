import Foundation

/// Replaces `AddQueryUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockAddQueryUseCase: AddQueryUseCaseProtocol {
    let executeSpy = MockMethod<Query, Query>("AddQueryUseCaseProtocol.execute(_:)")

    init() {}

    func execute(_ request: Query) async throws -> Query {
        try await executeSpy.call(request)
    }
}
