import Foundation

/// Opens the connections of `CranesMovesChannelProtocol` over WebSockets.
nonisolated final class CranesMovesChannel: CranesMovesChannelProtocol {
    private let client: any NetworkClientProtocol
    private let settings: ChannelSettings

    init(client: any NetworkClientProtocol, settings: ChannelSettings = ChannelSettings()) {
        self.client = client
        self.settings = settings
    }

    func open() -> CranesMovesChannelProtocol.Connection {
        ChannelConnection(
            client.channel(CranesEndpoint.moves, settings: settings),
            sending: { $0 },
            receiving: { (response: CranesMovesIncomingMessageDTO) in try CranesMovesIncomingMessage(response) }
        )
    }
}

/// Opens the connections of `CranesLoadsChannelProtocol` over WebSockets.
nonisolated final class CranesLoadsChannel: CranesLoadsChannelProtocol {
    private let client: any NetworkClientProtocol
    private let settings: ChannelSettings

    init(client: any NetworkClientProtocol, settings: ChannelSettings = ChannelSettings()) {
        self.client = client
        self.settings = settings
    }

    func open() -> CranesLoadsChannelProtocol.Connection {
        ChannelConnection(
            client.channel(CranesEndpoint.loads, settings: settings),
            sending: { $0 },
            receiving: { (response: LoadDTO) in Load(response) }
        )
    }
}
