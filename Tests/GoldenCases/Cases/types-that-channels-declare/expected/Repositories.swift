import Foundation

nonisolated protocol HubsRepository: Sendable {
    func fetchHub(id: Int) async throws -> Connection
}

nonisolated extension HubsRepository {
    /// The value of `fetchHub`, and each later value that differs.
    ///
    /// - Parameter connection: reports changes. Nobody else may read its messages.
    func observeHub(
        id: Int,
        on connection: HubsStatesChannel.Connection,
        by settings: LiveSettings = LiveSettings()
    ) -> AsyncThrowingStream<Connection, any Error> {
        LiveRead.values(
            by: settings,
            on: .channel(connection) { if case .connected(let value) = $0 { value } else { nil } }
        ) {
            try await self.fetchHub(id: id)
        }
    }
}

nonisolated final class HubsRepositoryImpl: HubsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchHub(id: Int) async throws -> Connection {
        try await apiService.request(HubsEndpoint.getHub(id: id))
    }
}
