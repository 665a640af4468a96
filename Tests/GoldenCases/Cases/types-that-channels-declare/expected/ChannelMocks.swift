import Foundation

/// Stands in for `HubsStatesChannel` in tests, which play the service: they deliver messages, and see what was sent.
nonisolated final class MockHubsStatesChannel: HubsStatesChannel {
    let channel = MockChannel<Int, Order, HubsStatesIncomingMessage>()

    init() {}

    func open(id: Int, greeting: @escaping @Sendable () async throws -> [Order]) -> HubsStatesChannel.Connection {
        channel.open(id, greeting: greeting)
    }
}
