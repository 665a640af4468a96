import Foundation

/// Replaces `LiveSettingsChannel` in tests, which act as the service: they deliver and check messages.
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

/// Replaces `LiveCommentsChannel` in tests, which act as the service: they deliver and check messages.
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

/// Replaces `PeoplePresenceChannel` in tests, which act as the service: they deliver and check messages.
nonisolated final class MockPeoplePresenceChannel: PeoplePresenceChannel {
    let channel = MockChannel<Void, NoMessage, PeoplePresenceIncomingMessage>()

    init() {}

    func open() -> PeoplePresenceChannel.Connection {
        channel.open(())
    }
}

/// Replaces `PeopleMeasurementsChannel` in tests, which act as the service: they deliver and check messages.
nonisolated final class MockPeopleMeasurementsChannel: PeopleMeasurementsChannel {
    let channel = MockChannel<Void, Measurement, NoMessage>()

    init() {}

    func open(greeting: @escaping @Sendable () async throws -> [Measurement]) -> PeopleMeasurementsChannel.Connection {
        channel.open((), greeting: greeting)
    }
}

/// Replaces `TimelineChannel` in tests, which act as the service: they deliver and check messages.
nonisolated final class MockTimelineChannel: TimelineChannel {
    let channel = MockChannel<Void, NoMessage, TimelineIncomingMessage>()

    init() {}

    func open() -> TimelineChannel.Connection {
        channel.open(())
    }
}
