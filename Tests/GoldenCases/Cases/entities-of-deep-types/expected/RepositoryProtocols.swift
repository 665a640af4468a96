import Foundation

nonisolated protocol ShipsRepositoryProtocol: Sendable {
    func addShip(_ request: Ship?) async throws -> Ship
}
