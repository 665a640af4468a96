import Foundation

/// Stands in for `ShipsTrafficChannel` in tests, which play the service: they deliver messages, and see what was sent.
nonisolated final class MockShipsTrafficChannel: ShipsTrafficChannel {
    let channel = MockChannel<Void, ShipsTrafficOutgoingMessage, ShipsTrafficIncomingMessage>()

    init() {}

    func open(
        greeting: @escaping @Sendable () async throws -> [ShipsTrafficOutgoingMessage]
    ) -> ShipsTrafficChannel.Connection {
        channel.open((), greeting: greeting)
    }
}
