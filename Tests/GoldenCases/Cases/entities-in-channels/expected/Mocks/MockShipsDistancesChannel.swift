import Foundation

/// Stands in for `ShipsDistancesChannel` in tests, which play the service: they deliver messages, and see what was sent.
nonisolated final class MockShipsDistancesChannel: ShipsDistancesChannel {
    let channel = MockChannel<Void, Area, Double>()

    init() {}

    func open(greeting: @escaping @Sendable () async throws -> [Area]) -> ShipsDistancesChannel.Connection {
        channel.open((), greeting: greeting)
    }
}
