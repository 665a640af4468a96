import Foundation

/// Stands in for `AddQueryUseCaseProtocol` in tests: records its calls and answers what its spy is told.
nonisolated final class MockAddQueryUseCase: AddQueryUseCaseProtocol {
    let executeSpy = MockMethod<Query, Query>("AddQueryUseCaseProtocol.execute(_:)")

    init() {}

    func execute(_ request: Query) async throws -> Query {
        try await executeSpy.call(request)
    }
}
