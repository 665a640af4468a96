import Foundation

nonisolated protocol CranesMovesChannelProtocol: Sendable {
    typealias Connection = ChannelConnection<NoMessage, CranesMovesIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    func open() -> Connection
}

nonisolated protocol CranesLoadsChannelProtocol: Sendable {
    typealias Connection = ChannelConnection<NoMessage, Load>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    func open() -> Connection
}
