import Foundation

nonisolated protocol BoatsPositionsChannel: Sendable {
    typealias Connection = ChannelConnection<BoatsPositionsOutgoingMessage, BoatsPositionsIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    ///
    /// - Parameter greeting: sent first on each connection, so that it continues where the last one was.
    func open(id: Int, greeting: @escaping @Sendable () async throws -> [BoatsPositionsOutgoingMessage]) -> Connection
}

nonisolated extension BoatsPositionsChannel {
    func open(id: Int) -> Connection {
        open(id: id, greeting: { [] })
    }
}

/// Opens the connections of `BoatsPositionsChannel` over WebSockets.
nonisolated final class BoatsPositionsChannelImpl: BoatsPositionsChannel {
    private let apiService: any APIService
    private let settings: ChannelSettings

    init(apiService: any APIService, settings: ChannelSettings = ChannelSettings()) {
        self.apiService = apiService
        self.settings = settings
    }

    func open(
        id: Int,
        greeting: @escaping @Sendable () async throws -> [BoatsPositionsOutgoingMessage]
    ) -> BoatsPositionsChannel.Connection {
        apiService.channel(BoatsEndpoint.positions(id: id), settings: settings, greeting: greeting)
    }
}
