import Foundation

public nonisolated protocol BoatsRepositoryProtocol: Sendable {
    func fetchBoats(harbour: String?) async -> Result<[Boat], any Error>
    func fetchBoat(id: Int) async -> Result<Boat, any Error>
    func fetchPosition(id: Int) async -> Result<Position, any Error>
    func fetchCrew(id: Int, settings: String?) async -> Result<[String], any Error>
    func watchCrew(id: Int) async -> Result<AsyncThrowingStream<ServerSentEvent<Crew>, any Error>, any Error>
    func fetchCrews(id: Int) async -> Result<Crew, any Error>
    func searchBoats(_ request: Search) async -> Result<[Boat], any Error>
    func allBoats() async -> Result<[Boat], any Error>
    func moveBoat(id: Int, _ request: Position) async -> Result<Void, any Error>
}

nonisolated extension BoatsRepositoryProtocol {
    public func fetchBoats(
        harbour: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async -> Result<[Boat], any Error> {
        await fetchBoats(harbour: harbour)
    }

    public func fetchCrew(
        id: Int,
        settings: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async -> Result<[String], any Error> {
        await fetchCrew(id: id, settings: settings)
    }
}

nonisolated extension BoatsRepositoryProtocol {
    /// The value of `fetchBoats`, and each later value that differs.
    public func observeBoats(
        harbour: String? = nil,
        by settings: LiveSettings = LiveSettings(every: 30)
    ) -> AsyncThrowingStream<[Boat], any Error> {
        LiveRead.values(by: settings) {
            try await self.fetchBoats(harbour: harbour).get()
        }
    }

    /// The value of `fetchPosition`, and each later value that differs.
    ///
    /// - Parameter connection: reports changes. Nobody else may read its messages.
    public func observePosition(
        id: Int,
        on connection: BoatsPositionsChannelProtocol.Connection,
        by settings: LiveSettings = LiveSettings(every: 600)
    ) -> AsyncThrowingStream<Position, any Error> {
        LiveRead.values(
            by: settings,
            on: .channel(connection) { if case .moved(let value) = $0 { value } else { nil } }
        ) {
            try await self.fetchPosition(id: id).get()
        }
    }

    /// The value of `fetchCrew`, and each later value that differs.
    public func crewNow(
        id: Int,
        settings: String? = nil,
        by liveSettings: LiveSettings = LiveSettings(every: 300)
    ) -> AsyncThrowingStream<[String], any Error> {
        LiveRead.values(by: liveSettings, on: .stream { try await self.watchCrew(id: id).get() }) {
            try await self.fetchCrew(id: id, settings: settings).get()
        }
    }

    /// The value of `fetchCrews`, and each later value that differs.
    public func observeCrews(
        id: Int,
        by settings: LiveSettings = LiveSettings()
    ) -> AsyncThrowingStream<Crew, any Error> {
        LiveRead.values(by: settings, on: .stream(value: { $0.data }) { try await self.watchCrew(id: id).get() }) {
            try await self.fetchCrews(id: id).get()
        }
    }

    /// The value of `searchBoats`, and each later value that differs.
    public func observeSearchBoats(
        _ request: Search,
        by settings: LiveSettings = LiveSettings(every: 60)
    ) -> AsyncThrowingStream<[Boat], any Error> {
        LiveRead.values(by: settings) {
            try await self.searchBoats(request).get()
        }
    }
}
