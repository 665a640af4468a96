import Foundation

/// Replaces `TreeRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockTreeRepository: TreeRepository {
    let fetchTreeSpy = MockMethod<Void, Tree>("TreeRepository.fetchTree()")

    init() {}

    func fetchTree() async throws -> Tree {
        try await fetchTreeSpy.call(())
    }
}
