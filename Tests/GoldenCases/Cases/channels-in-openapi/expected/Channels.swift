import Foundation

/// Opens the connections of `LiveCommentsChannelProtocol` over WebSockets.
nonisolated final class LiveCommentsChannel: LiveCommentsChannelProtocol {
    private let client: any NetworkClientProtocol
    private let settings: ChannelSettings

    init(client: any NetworkClientProtocol, settings: ChannelSettings = ChannelSettings()) {
        self.client = client
        self.settings = settings
    }

    func open(postId: Int, since: Date?) -> LiveCommentsChannelProtocol.Connection {
        client.channel(PostsEndpoint.liveComments(postId: postId, since: since), settings: settings)
    }
}

/// Opens the connections of `ChatChannelProtocol` over WebSockets.
nonisolated final class ChatChannel: ChatChannelProtocol {
    private let client: any NetworkClientProtocol
    private let settings: ChannelSettings

    init(client: any NetworkClientProtocol, settings: ChannelSettings = ChannelSettings()) {
        self.client = client
        self.settings = settings
    }

    func open(greeting: @escaping @Sendable () async throws -> [ChatMessage]) -> ChatChannelProtocol.Connection {
        client.channel(TalkEndpoint.chat, subprotocols: ["chat.v1"], settings: settings, greeting: greeting)
    }
}

/// Opens the connections of `TickerChannelProtocol` over WebSockets.
nonisolated final class TickerChannel: TickerChannelProtocol {
    private let client: any NetworkClientProtocol
    private let settings: ChannelSettings

    init(client: any NetworkClientProtocol, settings: ChannelSettings = ChannelSettings()) {
        self.client = client
        self.settings = settings
    }

    func open() -> TickerChannelProtocol.Connection {
        client.channel(TickerEndpoint.ticker, settings: settings)
    }
}
