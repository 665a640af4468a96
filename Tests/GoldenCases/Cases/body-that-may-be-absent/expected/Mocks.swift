import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let changeBoatSpy = MockMethod<(id: Int, request: Boat?), Void>("BoatsRepository.changeBoat(id:_:)")

    init() {}

    func changeBoat(id: Int, _ request: Boat?) async throws {
        try await changeBoatSpy.call((id: id, request: request))
    }
}
