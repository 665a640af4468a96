import Foundation

/// Stands in for `SearchRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockSearchRepository: SearchRepository {
    let searchSpy = MockMethod<Void, Hits>("SearchRepository.search()")

    init() {}

    func search() async throws -> Hits {
        try await searchSpy.call(())
    }
}

/// Stands in for `SimilarRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockSimilarRepository: SimilarRepository {
    let similarSpy = MockMethod<Void, Similar>("SimilarRepository.similar()")

    init() {}

    func similar() async throws -> Similar {
        try await similarSpy.call(())
    }
}
