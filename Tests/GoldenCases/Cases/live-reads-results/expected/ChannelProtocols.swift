import Foundation

public nonisolated protocol BoatsPositionsChannelProtocol: Sendable {
    typealias Connection = ChannelConnection<BoatsPositionsOutgoingMessage, BoatsPositionsIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    ///
    /// - Parameter greeting: sent first on each connection, so that it continues where the last one was.
    func open(id: Int, greeting: @escaping @Sendable () async throws -> [BoatsPositionsOutgoingMessage]) -> Connection
}

nonisolated extension BoatsPositionsChannelProtocol {
    public func open(id: Int) -> Connection {
        open(id: id, greeting: { [] })
    }
}
