import Foundation

nonisolated final class ShipsRepository: ShipsRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func addShip(_ request: Ship?) async throws -> Ship {
        try await BackgroundWork.run {
            let response: ShipDTO = try await client.request(ShipsEndpoint.addShip(request.map { ShipDTO($0) }))
            return Ship(response)
        }
    }
}
