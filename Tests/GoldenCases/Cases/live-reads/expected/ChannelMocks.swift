import Foundation

/// Replaces `BoatsPositionsChannel` in tests, which act as the service: they deliver and check messages.
nonisolated final class MockBoatsPositionsChannel: BoatsPositionsChannel {
    let channel = MockChannel<Int, BoatsPositionsOutgoingMessage, BoatsPositionsIncomingMessage>()

    init() {}

    func open(
        id: Int,
        greeting: @escaping @Sendable () async throws -> [BoatsPositionsOutgoingMessage]
    ) -> BoatsPositionsChannel.Connection {
        channel.open(id, greeting: greeting)
    }
}
