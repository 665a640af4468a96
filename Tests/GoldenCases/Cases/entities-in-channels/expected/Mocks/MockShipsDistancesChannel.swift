import Foundation

/// Replaces `ShipsDistancesChannel` in tests, which act as the service: they deliver and check messages.
nonisolated final class MockShipsDistancesChannel: ShipsDistancesChannel {
    let channel = MockChannel<Void, Area, Double>()

    init() {}

    func open(greeting: @escaping @Sendable () async throws -> [Area]) -> ShipsDistancesChannel.Connection {
        channel.open((), greeting: greeting)
    }
}
