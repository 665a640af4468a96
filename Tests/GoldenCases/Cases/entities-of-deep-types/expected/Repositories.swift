import Foundation

nonisolated final class ShipsRepository: ShipsRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func addShip(_ request: Ship?) async throws -> Ship {
        let response: ShipDTO = try await client.request(ShipsEndpoint.addShip(request.map { ShipDTO($0) }))
        return Ship(response)
    }
}
