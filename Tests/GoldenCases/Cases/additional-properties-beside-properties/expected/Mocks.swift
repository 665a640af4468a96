import Foundation

/// Replaces `CountsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCountsRepository: CountsRepository {
    let replaceCountsSpy = MockMethod<SentCounts, Counts>("CountsRepository.replaceCounts(_:)")

    init() {}

    func replaceCounts(_ request: SentCounts) async throws -> Counts {
        try await replaceCountsSpy.call(request)
    }
}
