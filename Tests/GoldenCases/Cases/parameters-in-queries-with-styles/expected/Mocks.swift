import Foundation

/// Replaces `SearchRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSearchRepository: SearchRepository {
    let searchSpy = MockMethod<SearchInput, Void>("SearchRepository.search(input:)")

    init() {}

    func search(input: SearchInput) async throws {
        try await searchSpy.call(input)
    }
}
