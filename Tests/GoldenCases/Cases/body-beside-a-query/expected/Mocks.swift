import Foundation

/// Stands in for `BoatsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let addBoatSpy = MockMethod<(request: [String], notify: Bool?), Void>("BoatsRepository.addBoat(_:notify:)")

    init() {}

    func addBoat(_ request: [String], notify: Bool?) async throws {
        try await addBoatSpy.call((request: request, notify: notify))
    }
}
