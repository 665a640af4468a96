import Foundation

/// Stands in for `LiveSettingsChannel` in tests, which play the service: they deliver messages, and see what was sent.
nonisolated final class MockLiveSettingsChannel: LiveSettingsChannel {
    let channel = MockChannel<
        (greetingValue: String, settingsValue: Int),
        LiveSettingsOutgoingMessage,
        LiveSettingsIncomingMessage
    >()

    init() {}

    func open(
        greeting greetingValue: String,
        settings settingsValue: Int,
        greeting: @escaping @Sendable () async throws -> [LiveSettingsOutgoingMessage]
    ) -> LiveSettingsChannel.Connection {
        channel.open((greetingValue: greetingValue, settingsValue: settingsValue), greeting: greeting)
    }
}

/// Stands in for `LiveCommentsChannel` in tests, which play the service: they deliver messages, and see what was sent.
nonisolated final class MockLiveCommentsChannel: LiveCommentsChannel {
    let channel = MockChannel<(postId: Int, since: Date?), LiveCommentsOutgoingMessage, LiveCommentsIncomingMessage>()

    init() {}

    func open(
        postId: Int,
        since: Date?,
        greeting: @escaping @Sendable () async throws -> [LiveCommentsOutgoingMessage]
    ) -> LiveCommentsChannel.Connection {
        channel.open((postId: postId, since: since), greeting: greeting)
    }
}

/// Stands in for `PeoplePresenceChannel` in tests, which play the service: they deliver messages, and see what was sent.
nonisolated final class MockPeoplePresenceChannel: PeoplePresenceChannel {
    let channel = MockChannel<Void, NoMessage, PeoplePresenceIncomingMessage>()

    init() {}

    func open() -> PeoplePresenceChannel.Connection {
        channel.open(())
    }
}

/// Stands in for `PeopleMeasurementsChannel` in tests, which play the service: they deliver messages, and see what was sent.
nonisolated final class MockPeopleMeasurementsChannel: PeopleMeasurementsChannel {
    let channel = MockChannel<Void, Measurement, NoMessage>()

    init() {}

    func open(greeting: @escaping @Sendable () async throws -> [Measurement]) -> PeopleMeasurementsChannel.Connection {
        channel.open((), greeting: greeting)
    }
}

/// Stands in for `TimelineChannel` in tests, which play the service: they deliver messages, and see what was sent.
nonisolated final class MockTimelineChannel: TimelineChannel {
    let channel = MockChannel<Void, NoMessage, TimelineIncomingMessage>()

    init() {}

    func open() -> TimelineChannel.Connection {
        channel.open(())
    }
}
