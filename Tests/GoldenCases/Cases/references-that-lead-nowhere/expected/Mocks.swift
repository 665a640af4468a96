import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<Int?, JSONValue>("BoatsRepository.listBoats(page:)")

    init() {}

    func listBoats(page: Int?) async throws -> JSONValue {
        try await listBoatsSpy.call(page)
    }
}
