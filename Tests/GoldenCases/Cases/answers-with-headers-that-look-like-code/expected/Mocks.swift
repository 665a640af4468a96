import Foundation

/// Replaces `ARepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockARepository: ARepository {
    let listSpy = MockMethod<Void, ListResponse>("ARepository.list()")

    init() {}

    func list() async throws -> ListResponse {
        try await listSpy.call(())
    }
}
