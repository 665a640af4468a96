import Foundation

/// Replaces `SearchRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSearchRepository: SearchRepository {
    let searchSpy = MockMethod<Void, Hits>("SearchRepository.search()")

    init() {}

    func search() async throws -> Hits {
        try await searchSpy.call(())
    }
}

/// Replaces `SimilarRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSimilarRepository: SimilarRepository {
    let similarSpy = MockMethod<Void, Similar>("SimilarRepository.similar()")

    init() {}

    func similar() async throws -> Similar {
        try await similarSpy.call(())
    }
}
