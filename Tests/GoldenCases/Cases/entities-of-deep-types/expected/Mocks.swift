import Foundation

/// Stands in for `ShipsRepositoryProtocol` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockShipsRepository: ShipsRepositoryProtocol {
    let addShipSpy = MockMethod<Ship?, Ship>("ShipsRepositoryProtocol.addShip(_:)")

    init() {}

    func addShip(_ request: Ship?) async throws -> Ship {
        try await addShipSpy.call(request)
    }
}
