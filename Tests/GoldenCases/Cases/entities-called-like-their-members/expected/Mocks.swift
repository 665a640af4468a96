import Foundation

/// Stands in for `QueriesRepositoryProtocol` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockQueriesRepository: QueriesRepositoryProtocol {
    let addQuerySpy = MockMethod<Query, Query>("QueriesRepositoryProtocol.addQuery(_:)")

    init() {}

    func addQuery(_ request: Query) async throws -> Query {
        try await addQuerySpy.call(request)
    }
}
