import Foundation

/// Stands in for `PagesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPagesRepository: PagesRepository {
    let listPagesSpy = MockMethod<URIText?, [Page]>("PagesRepository.listPages(base:)")

    init() {}

    func listPages(base: URIText?) async throws -> [Page] {
        try await listPagesSpy.call(base)
    }
}
