import Foundation

/// Replaces `PagesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPagesRepository: PagesRepository {
    let fetchPageSpy = MockMethod<Void, Photo>("PagesRepository.fetchPage()")

    init() {}

    func fetchPage() async throws -> Photo {
        try await fetchPageSpy.call(())
    }
}
