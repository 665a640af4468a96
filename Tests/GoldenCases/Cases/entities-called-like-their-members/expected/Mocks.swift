import Foundation

/// Replaces `QueriesRepositoryProtocol` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockQueriesRepository: QueriesRepositoryProtocol {
    let addQuerySpy = MockMethod<Query, Query>("QueriesRepositoryProtocol.addQuery(_:)")

    init() {}

    func addQuery(_ request: Query) async throws -> Query {
        try await addQuerySpy.call(request)
    }
}
