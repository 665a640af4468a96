import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let addBoatSpy = MockMethod<Void, AddBoatResponse>("BoatsRepository.addBoat()")

    init() {}

    func addBoat() async throws -> AddBoatResponse {
        try await addBoatSpy.call(())
    }
}
