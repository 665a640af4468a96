import Foundation

/// Replaces `ShipsRepositoryProtocol` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockShipsRepository: ShipsRepositoryProtocol {
    let addShipSpy = MockMethod<Ship?, Ship>("ShipsRepositoryProtocol.addShip(_:)")

    init() {}

    func addShip(_ request: Ship?) async throws -> Ship {
        try await addShipSpy.call(request)
    }
}
