import Foundation

public nonisolated protocol BoatsPositionsChannelProtocol: Sendable {
    typealias Connection = ChannelConnection<BoatsPositionsOutgoingMessage, BoatsPositionsIncomingMessage>

    /// Opens a connection, which is made again where it breaks, until it is closed or nobody holds it any more.
    ///
    /// - Parameter greeting: what is sent first on each connection, so that it goes on where the last one was.
    func open(id: Int, greeting: @escaping @Sendable () async throws -> [BoatsPositionsOutgoingMessage]) -> Connection
}

nonisolated extension BoatsPositionsChannelProtocol {
    public func open(id: Int) -> Connection {
        open(id: id, greeting: { [] })
    }
}
