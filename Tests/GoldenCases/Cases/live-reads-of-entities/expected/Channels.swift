import Foundation

/// Opens the connections of `CranesMovesChannelProtocol` over WebSockets.
nonisolated final class CranesMovesChannel: CranesMovesChannelProtocol {
    private let client: any NetworkClientProtocol
    private let settings: ChannelSettings

    init(client: any NetworkClientProtocol, settings: ChannelSettings = ChannelSettings()) {
        self.client = client
        self.settings = settings
    }

    func open() -> Connection {
        client.channel(CranesEndpoint.moves, settings: settings)
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

    func open() -> Connection {
        client.channel(CranesEndpoint.loads, settings: settings)
    }
}
