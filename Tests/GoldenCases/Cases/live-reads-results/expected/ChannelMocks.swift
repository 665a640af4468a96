import Foundation

/// Replaces `BoatsPositionsChannelProtocol` in tests, which act as the service: they deliver and check messages.
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
