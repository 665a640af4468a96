import Foundation

/// Replaces `HubsStatesChannel` in tests, which act as the service: they deliver and check messages.
nonisolated final class MockHubsStatesChannel: HubsStatesChannel {
    let channel = MockChannel<Int, Order, HubsStatesIncomingMessage>()

    init() {}

    func open(id: Int, greeting: @escaping @Sendable () async throws -> [Order]) -> HubsStatesChannel.Connection {
        channel.open(id, greeting: greeting)
    }
}
