import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let addBoatSpy = MockMethod<(request: [String], notify: Bool?), Void>("BoatsRepository.addBoat(_:notify:)")

    init() {}

    func addBoat(_ request: [String], notify: Bool?) async throws {
        try await addBoatSpy.call((request: request, notify: notify))
    }
}
