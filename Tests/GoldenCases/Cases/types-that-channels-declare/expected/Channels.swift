import Foundation

nonisolated protocol HubsStatesChannel: Sendable {
    typealias Connection = ChannelConnection<Order, HubsStatesIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    ///
    /// - Parameter greeting: sent first on each connection, so that it continues where the last one was.
    func open(id: Int, greeting: @escaping @Sendable () async throws -> [Order]) -> Connection
}

nonisolated extension HubsStatesChannel {
    func open(id: Int) -> Connection {
        open(id: id, greeting: { [] })
    }
}

/// Opens the connections of `HubsStatesChannel` over WebSockets.
nonisolated final class HubsStatesChannelImpl: HubsStatesChannel {
    private let apiService: any APIService
    private let settings: ChannelSettings

    init(apiService: any APIService, settings: ChannelSettings = ChannelSettings()) {
        self.apiService = apiService
        self.settings = settings
    }

    func open(id: Int, greeting: @escaping @Sendable () async throws -> [Order]) -> HubsStatesChannel.Connection {
        apiService.channel(HubsEndpoint.states(id: id), settings: settings, greeting: greeting)
    }
}
