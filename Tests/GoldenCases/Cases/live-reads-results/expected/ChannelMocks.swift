import Foundation

/// Stands in for `BoatsPositionsChannelProtocol` in tests, which play the service: they deliver messages, and see what was sent.
public nonisolated final class MockBoatsPositionsChannel: BoatsPositionsChannelProtocol {
    public let channel = MockChannel<Int, BoatsPositionsOutgoingMessage, BoatsPositionsIncomingMessage>()

    public init() {}

    public func open(
        id: Int,
        greeting: @escaping @Sendable () async throws -> [BoatsPositionsOutgoingMessage]
    ) -> BoatsPositionsChannelProtocol.Connection {
        channel.open(id, greeting: greeting)
    }
}
