import Foundation

/// Replaces `SearchRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSearchRepository: SearchRepository {
    let searchSpy = MockMethod<Query, Void>("SearchRepository.search(query:)")

    init() {}

    func search(query: Query) async throws {
        try await searchSpy.call(query)
    }
}
