import Foundation

nonisolated protocol ShipsRepository: Sendable {
    func fetchShip(id: Int) async throws -> Ship
}

nonisolated extension ShipsRepository {
    /// The value of `fetchShip`, and each later value that differs.
    ///
    /// - Parameter connection: reports changes. Nobody else may read its messages.
    func observeShip(
        id: Int,
        on connection: ShipsTrafficChannel.Connection,
        by settings: LiveSettings = LiveSettings(every: 60)
    ) -> AsyncThrowingStream<Ship, any Error> {
        LiveRead.values(
            by: settings,
            on: .channel(connection) { if case .shipMoved(let value) = $0 { value } else { nil } }
        ) {
            try await self.fetchShip(id: id)
        }
    }
}

nonisolated final class ShipsRepositoryImpl: ShipsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchShip(id: Int) async throws -> Ship {
        try await BackgroundWork.run {
            let response: ShipDTO = try await apiService.request(ShipsEndpoint.getShip(id: id))
            return try EntityConversionError.located(in: "getShip", "/ships/{id}", Ship(response))
        }
    }
}
