import Foundation

nonisolated protocol ShipsDistancesChannel: Sendable {
    typealias Connection = ChannelConnection<Area, Double>

    /// Opens a connection, which reconnects when it breaks, until it is closed or no longer held.
    ///
    /// - Parameter greeting: sent first on each connection, so that it continues where the last one was.
    func open(greeting: @escaping @Sendable () async throws -> [Area]) -> Connection
}

nonisolated extension ShipsDistancesChannel {
    func open() -> Connection {
        open(greeting: { [] })
    }
}

/// Opens the connections of `ShipsDistancesChannel` over WebSockets.
nonisolated final class ShipsDistancesChannelImpl: ShipsDistancesChannel {
    private let apiService: any APIService
    private let settings: ChannelSettings

    init(apiService: any APIService, settings: ChannelSettings = ChannelSettings()) {
        self.apiService = apiService
        self.settings = settings
    }

    func open(greeting: @escaping @Sendable () async throws -> [Area]) -> ShipsDistancesChannel.Connection {
        ChannelConnection(
            apiService.channel(
                ShipsEndpoint.distances,
                settings: settings,
                greeting: { try await greeting().map { AreaDTO($0) } }
            ),
            sending: { AreaDTO($0) },
            receiving: { $0 }
        )
    }
}
