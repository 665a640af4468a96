import Foundation

nonisolated protocol CranesMovesChannelProtocol: Sendable {
    typealias Connection = ChannelConnection<NoMessage, CranesMovesIncomingMessage>

    /// Opens a connection, which is made again where it breaks, until it is closed or nobody holds it any more.
    func open() -> Connection
}

nonisolated protocol CranesLoadsChannelProtocol: Sendable {
    typealias Connection = ChannelConnection<NoMessage, Load>

    /// Opens a connection, which is made again where it breaks, until it is closed or nobody holds it any more.
    func open() -> Connection
}
