import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<ListBoatsInput, Void>("BoatsRepository.listBoats(input:)")

    init() {}

    func listBoats(input: ListBoatsInput) async throws {
        try await listBoatsSpy.call(input)
    }
}
