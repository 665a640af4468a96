import Foundation

/// Replaces `NestsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockNestsRepository: NestsRepository {
    let fetchNestSpy = MockMethod<Void, Nest>("NestsRepository.fetchNest()")
    let fetchPairSpy = MockMethod<Void, Left<Int>>("NestsRepository.fetchPair()")

    init() {}

    func fetchNest() async throws -> Nest {
        try await fetchNestSpy.call(())
    }

    func fetchPair() async throws -> Left<Int> {
        try await fetchPairSpy.call(())
    }
}
