import Foundation

nonisolated protocol ShipsTrafficChannel: Sendable {
    typealias Connection = ChannelConnection<ShipsTrafficOutgoingMessage, ShipsTrafficIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    ///
    /// - Parameter greeting: sent first on each connection, so that it continues where the last one was.
    func open(greeting: @escaping @Sendable () async throws -> [ShipsTrafficOutgoingMessage]) -> Connection
}

nonisolated extension ShipsTrafficChannel {
    func open() -> Connection {
        open(greeting: { [] })
    }
}

/// Opens the connections of `ShipsTrafficChannel` over WebSockets.
nonisolated final class ShipsTrafficChannelImpl: ShipsTrafficChannel {
    private let apiService: any APIService
    private let settings: ChannelSettings

    init(apiService: any APIService, settings: ChannelSettings = ChannelSettings()) {
        self.apiService = apiService
        self.settings = settings
    }

    func open(
        greeting: @escaping @Sendable () async throws -> [ShipsTrafficOutgoingMessage]
    ) -> ShipsTrafficChannel.Connection {
        ChannelConnection(
            apiService.channel(
                ShipsEndpoint.traffic,
                subprotocols: ["roads.v1"],
                settings: settings,
                greeting: { try await greeting().map { ShipsTrafficOutgoingMessageDTO($0) } }
            ),
            sending: { ShipsTrafficOutgoingMessageDTO($0) },
            receiving: { (response: ShipsTrafficIncomingMessageDTO) in try ShipsTrafficIncomingMessage(response) }
        )
    }
}
