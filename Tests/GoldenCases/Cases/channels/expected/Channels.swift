import Foundation

/// Arguments called like what opens a channel.
nonisolated protocol LiveSettingsChannel: Sendable {
    typealias Connection = ChannelConnection<LiveSettingsOutgoingMessage, LiveSettingsIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    ///
    /// - Parameter greeting: sent first on each connection, so that it continues where the last one was.
    func open(
        greeting greetingValue: String,
        settings settingsValue: Int,
        greeting: @escaping @Sendable () async throws -> [LiveSettingsOutgoingMessage]
    ) -> Connection
}

nonisolated extension LiveSettingsChannel {
    func open(greeting greetingValue: String, settings settingsValue: Int) -> Connection {
        open(greeting: greetingValue, settings: settingsValue, greeting: { [] })
    }
}

/// Opens the connections of `LiveSettingsChannel` over WebSockets.
nonisolated final class LiveSettingsChannelImpl: LiveSettingsChannel {
    private let apiService: any APIService
    private let settings: ChannelSettings

    init(apiService: any APIService, settings: ChannelSettings = ChannelSettings()) {
        self.apiService = apiService
        self.settings = settings
    }

    func open(
        greeting greetingValue: String,
        settings settingsValue: Int,
        greeting: @escaping @Sendable () async throws -> [LiveSettingsOutgoingMessage]
    ) -> LiveSettingsChannel.Connection {
        apiService.channel(
            PostsEndpoint.liveSettings(greeting: greetingValue, settings: settingsValue),
            settings: settings,
            greeting: greeting
        )
    }
}

/// Comments on a post, as they are written.
nonisolated protocol LiveCommentsChannel: Sendable {
    typealias Connection = ChannelConnection<LiveCommentsOutgoingMessage, LiveCommentsIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    ///
    /// - Parameter greeting: sent first on each connection, so that it continues where the last one was.
    func open(
        postId: Int,
        since: Date?,
        greeting: @escaping @Sendable () async throws -> [LiveCommentsOutgoingMessage]
    ) -> Connection
}

nonisolated extension LiveCommentsChannel {
    func open(postId: Int, since: Date? = nil) -> Connection {
        open(postId: postId, since: since, greeting: { [] })
    }
}

/// Opens the connections of `LiveCommentsChannel` over WebSockets.
nonisolated final class LiveCommentsChannelImpl: LiveCommentsChannel {
    private let apiService: any APIService
    private let settings: ChannelSettings

    init(apiService: any APIService, settings: ChannelSettings = ChannelSettings()) {
        self.apiService = apiService
        self.settings = settings
    }

    func open(
        postId: Int,
        since: Date?,
        greeting: @escaping @Sendable () async throws -> [LiveCommentsOutgoingMessage]
    ) -> LiveCommentsChannel.Connection {
        apiService.channel(
            PostsEndpoint.liveComments(postId: postId, since: since),
            subprotocols: ["forum.v2", "forum.v1"],
            settings: settings,
            greeting: greeting
        )
    }
}

nonisolated protocol PeoplePresenceChannel: Sendable {
    typealias Connection = ChannelConnection<NoMessage, PeoplePresenceIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    func open() -> Connection
}

/// Opens the connections of `PeoplePresenceChannel` over WebSockets.
nonisolated final class PeoplePresenceChannelImpl: PeoplePresenceChannel {
    private let apiService: any APIService
    private let settings: ChannelSettings

    init(apiService: any APIService, settings: ChannelSettings = ChannelSettings()) {
        self.apiService = apiService
        self.settings = settings
    }

    func open() -> PeoplePresenceChannel.Connection {
        apiService.channel(PeopleEndpoint.presence, settings: settings)
    }
}

nonisolated protocol PeopleMeasurementsChannel: Sendable {
    typealias Connection = ChannelConnection<Measurement, NoMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    ///
    /// - Parameter greeting: sent first on each connection, so that it continues where the last one was.
    func open(greeting: @escaping @Sendable () async throws -> [Measurement]) -> Connection
}

nonisolated extension PeopleMeasurementsChannel {
    func open() -> Connection {
        open(greeting: { [] })
    }
}

/// Opens the connections of `PeopleMeasurementsChannel` over WebSockets.
nonisolated final class PeopleMeasurementsChannelImpl: PeopleMeasurementsChannel {
    private let apiService: any APIService
    private let settings: ChannelSettings

    init(apiService: any APIService, settings: ChannelSettings = ChannelSettings()) {
        self.apiService = apiService
        self.settings = settings
    }

    func open(greeting: @escaping @Sendable () async throws -> [Measurement]) -> PeopleMeasurementsChannel.Connection {
        apiService.channel(PeopleEndpoint.measurements, settings: settings, greeting: greeting)
    }
}

/// What the people write whom one follows.
nonisolated protocol TimelineChannel: Sendable {
    typealias Connection = ChannelConnection<NoMessage, TimelineIncomingMessage>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    func open() -> Connection
}

/// Opens the connections of `TimelineChannel` over WebSockets.
nonisolated final class TimelineChannelImpl: TimelineChannel {
    private let apiService: any APIService
    private let settings: ChannelSettings

    init(apiService: any APIService, settings: ChannelSettings = ChannelSettings()) {
        self.apiService = apiService
        self.settings = settings
    }

    func open() -> TimelineChannel.Connection {
        apiService.channel(TimelineEndpoint.timeline, settings: settings)
    }
}
