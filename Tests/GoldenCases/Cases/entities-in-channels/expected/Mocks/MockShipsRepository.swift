import Foundation

/// Stands in for `ShipsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockShipsRepository: ShipsRepository {
    let fetchShipSpy = MockMethod<Int, Ship>("ShipsRepository.fetchShip(id:)")

    init() {}

    func fetchShip(id: Int) async throws -> Ship {
        try await fetchShipSpy.call(id)
    }
}
