import Foundation

/// Replaces `PagesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPagesRepository: PagesRepository {
    let listPagesSpy = MockMethod<URIText?, [Page]>("PagesRepository.listPages(base:)")

    init() {}

    func listPages(base: URIText?) async throws -> [Page] {
        try await listPagesSpy.call(base)
    }
}
