import Foundation

/// Opens the connections of `BoatsPositionsChannelProtocol` over WebSockets.
public nonisolated final class BoatsPositionsChannel: BoatsPositionsChannelProtocol {
    private let client: any NetworkClientProtocol
    private let settings: ChannelSettings

    public init(client: any NetworkClientProtocol, settings: ChannelSettings = ChannelSettings()) {
        self.client = client
        self.settings = settings
    }

    public func open(
        id: Int,
        greeting: @escaping @Sendable () async throws -> [BoatsPositionsOutgoingMessage]
    ) -> BoatsPositionsChannelProtocol.Connection {
        client.channel(BoatsEndpoint.positions(id: id), settings: settings, greeting: greeting)
    }
}
