import Foundation

nonisolated protocol CommentsChannel: Sendable {
    typealias Connection = ChannelConnection<NoMessage, CommentsIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    func open() -> Connection
}

/// Opens the connections of `CommentsChannel` over WebSockets.
nonisolated final class CommentsChannelImpl: CommentsChannel {
    private let apiService: any APIService
    private let settings: ChannelSettings

    init(apiService: any APIService, settings: ChannelSettings = ChannelSettings()) {
        self.apiService = apiService
        self.settings = settings
    }

    func open() -> CommentsChannel.Connection {
        apiService.channel(CommentsEndpoint.comments, settings: settings)
    }
}
