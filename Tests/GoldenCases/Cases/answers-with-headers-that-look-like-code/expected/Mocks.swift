import Foundation

/// Stands in for `ARepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockARepository: ARepository {
    let listSpy = MockMethod<Void, ListResponse>("ARepository.list()")

    init() {}

    func list() async throws -> ListResponse {
        try await listSpy.call(())
    }
}
