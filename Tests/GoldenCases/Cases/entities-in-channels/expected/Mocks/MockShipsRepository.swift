import Foundation

/// Replaces `ShipsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockShipsRepository: ShipsRepository {
    let fetchShipSpy = MockMethod<Int, Ship>("ShipsRepository.fetchShip(id:)")

    init() {}

    func fetchShip(id: Int) async throws -> Ship {
        try await fetchShipSpy.call(id)
    }
}
