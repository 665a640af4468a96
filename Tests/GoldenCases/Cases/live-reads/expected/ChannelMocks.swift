import Foundation

/// Stands in for `BoatsPositionsChannel` in tests, which play the service: they deliver messages, and see what was sent.
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
