import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<Void, [String]>("BoatsRepository.listBoats()")
    let addBoatSpy = MockMethod<Void, Void>("BoatsRepository.addBoat()")

    init() {}

    func listBoats() async throws -> [String] {
        try await listBoatsSpy.call(())
    }

    func addBoat() async throws {
        try await addBoatSpy.call(())
    }
}
