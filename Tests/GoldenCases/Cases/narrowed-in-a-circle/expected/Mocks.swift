import Foundation

/// Stands in for `TreeRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockTreeRepository: TreeRepository {
    let fetchTreeSpy = MockMethod<Void, Tree>("TreeRepository.fetchTree()")

    init() {}

    func fetchTree() async throws -> Tree {
        try await fetchTreeSpy.call(())
    }
}
