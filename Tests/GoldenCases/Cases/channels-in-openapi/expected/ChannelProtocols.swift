import Foundation

/// Comments on a post, as they are written.
nonisolated protocol LiveCommentsChannelProtocol: Sendable {
    typealias Connection = ChannelConnection<NoMessage, LiveCommentsIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    func open(postId: Int, since: Date?) -> Connection
}

nonisolated extension LiveCommentsChannelProtocol {
    func open(postId: Int) -> Connection {
        open(postId: postId, since: nil)
    }
}

nonisolated protocol ChatChannelProtocol: Sendable {
    typealias Connection = ChannelConnection<ChatMessage, ChatIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    ///
    /// - Parameter greeting: sent first on each connection, so that it continues where the last one was.
    func open(greeting: @escaping @Sendable () async throws -> [ChatMessage]) -> Connection
}

nonisolated extension ChatChannelProtocol {
    func open() -> Connection {
        open(greeting: { [] })
    }
}

nonisolated protocol TickerChannelProtocol: Sendable {
    typealias Connection = ChannelConnection<NoMessage, TickerIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    func open() -> Connection
}
