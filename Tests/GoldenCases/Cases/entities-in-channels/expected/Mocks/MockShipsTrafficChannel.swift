import Foundation

/// Replaces `ShipsTrafficChannel` in tests, which act as the service: they deliver and check messages.
nonisolated final class MockShipsTrafficChannel: ShipsTrafficChannel {
    let channel = MockChannel<Void, ShipsTrafficOutgoingMessage, ShipsTrafficIncomingMessage>()

    init() {}

    func open(
        greeting: @escaping @Sendable () async throws -> [ShipsTrafficOutgoingMessage]
    ) -> ShipsTrafficChannel.Connection {
        channel.open((), greeting: greeting)
    }
}
