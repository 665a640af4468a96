import Foundation

/// Stands in for `PagesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPagesRepository: PagesRepository {
    let fetchPageSpy = MockMethod<Void, Photo>("PagesRepository.fetchPage()")

    init() {}

    func fetchPage() async throws -> Photo {
        try await fetchPageSpy.call(())
    }
}
