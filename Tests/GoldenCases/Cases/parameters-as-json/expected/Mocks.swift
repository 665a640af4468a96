import Foundation

/// Stands in for `SearchRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockSearchRepository: SearchRepository {
    let searchSpy = MockMethod<Query, Void>("SearchRepository.search(query:)")

    init() {}

    func search(query: Query) async throws {
        try await searchSpy.call(query)
    }
}
