import Foundation

/// Stands in for `SearchRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockSearchRepository: SearchRepository {
    let searchSpy = MockMethod<SearchInput, Void>("SearchRepository.search(input:)")

    init() {}

    func search(input: SearchInput) async throws {
        try await searchSpy.call(input)
    }
}
