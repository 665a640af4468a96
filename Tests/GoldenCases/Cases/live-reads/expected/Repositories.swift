import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func listBoats(harbour: String?) async throws -> [Boat]
    func fetchBoat(id: Int) async throws -> Boat
    func fetchPosition(id: Int) async throws -> Position
    func fetchCrew(id: Int, settings: String?) async throws -> [String]
    func watchCrew(id: Int) async throws -> AsyncThrowingStream<ServerSentEvent<Crew>, any Error>
    func listCrews(id: Int) async throws -> Crew
    func searchBoats(_ request: Search) async throws -> [Boat]
    func fetchBoats() async throws -> [Boat]
    func moveBoat(id: Int, _ request: Position) async throws
}

nonisolated extension BoatsRepository {
    func listBoats(harbour: String? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Boat] {
        try await listBoats(harbour: harbour)
    }

    func fetchCrew(
        id: Int,
        settings: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> [String] {
        try await fetchCrew(id: id, settings: settings)
    }
}

nonisolated extension BoatsRepository {
    /// The value of `listBoats`, and each later value that differs.
    func observeListBoats(
        harbour: String? = nil,
        by settings: LiveSettings = LiveSettings(every: 30)
    ) -> AsyncThrowingStream<[Boat], any Error> {
        LiveRead.values(by: settings) {
            try await self.listBoats(harbour: harbour)
        }
    }

    /// The value of `fetchBoat`, and each later value that differs.
    ///
    /// - Parameter connection: reports changes. Nobody else may read its messages.
    func observeBoat(
        id: Int,
        on connection: BoatsPositionsChannel.Connection,
        by settings: LiveSettings = LiveSettings()
    ) -> AsyncThrowingStream<Boat, any Error> {
        LiveRead.values(by: settings, on: .channel(connection)) {
            try await self.fetchBoat(id: id)
        }
    }

    /// The value of `fetchPosition`, and each later value that differs.
    ///
    /// - Parameter connection: reports changes. Nobody else may read its messages.
    func observePosition(
        id: Int,
        on connection: BoatsPositionsChannel.Connection,
        by settings: LiveSettings = LiveSettings(every: 600)
    ) -> AsyncThrowingStream<Position, any Error> {
        LiveRead.values(
            by: settings,
            on: .channel(connection) { if case .moved(let value) = $0 { value } else { nil } }
        ) {
            try await self.fetchPosition(id: id)
        }
    }

    /// The value of `fetchCrew`, and each later value that differs.
    func crewNow(
        id: Int,
        settings: String? = nil,
        by liveSettings: LiveSettings = LiveSettings(every: 300)
    ) -> AsyncThrowingStream<[String], any Error> {
        LiveRead.values(by: liveSettings, on: .stream { try await self.watchCrew(id: id) }) {
            try await self.fetchCrew(id: id, settings: settings)
        }
    }

    /// The value of `listCrews`, and each later value that differs.
    func observeCrews(id: Int, by settings: LiveSettings = LiveSettings()) -> AsyncThrowingStream<Crew, any Error> {
        LiveRead.values(by: settings, on: .stream(value: { $0.data }) { try await self.watchCrew(id: id) }) {
            try await self.listCrews(id: id)
        }
    }

    /// The value of `searchBoats`, and each later value that differs.
    func observeSearchBoats(
        _ request: Search,
        by settings: LiveSettings = LiveSettings(every: 60)
    ) -> AsyncThrowingStream<[Boat], any Error> {
        LiveRead.values(by: settings) {
            try await self.searchBoats(request)
        }
    }

    /// The value of `fetchBoats`, and each later value that differs.
    func observeFetchBoats(
        by settings: LiveSettings = LiveSettings(every: 3600)
    ) -> AsyncThrowingStream<[Boat], any Error> {
        LiveRead.values(by: settings) {
            try await self.fetchBoats()
        }
    }
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats(harbour: String?) async throws -> [Boat] {
        try await apiService.request(BoatsEndpoint.listBoats(harbour: harbour))
    }

    func fetchBoat(id: Int) async throws -> Boat {
        try await apiService.request(BoatsEndpoint.getBoat(id: id))
    }

    func fetchPosition(id: Int) async throws -> Position {
        try await apiService.request(BoatsEndpoint.getPosition(id: id))
    }

    func fetchCrew(id: Int, settings: String?) async throws -> [String] {
        try await apiService.request(BoatsEndpoint.getCrew(id: id, settings: settings))
    }

    func watchCrew(id: Int) async throws -> AsyncThrowingStream<ServerSentEvent<Crew>, any Error> {
        try await apiService.stream(BoatsEndpoint.watchCrew(id: id), as: .events())
    }

    func listCrews(id: Int) async throws -> Crew {
        try await apiService.request(BoatsEndpoint.listCrews(id: id))
    }

    func searchBoats(_ request: Search) async throws -> [Boat] {
        try await apiService.request(BoatsEndpoint.searchBoats(request))
    }

    func fetchBoats() async throws -> [Boat] {
        try await apiService.request(BoatsEndpoint.fetchBoats)
    }

    func moveBoat(id: Int, _ request: Position) async throws {
        try await apiService.send(BoatsEndpoint.moveBoat(id: id, request))
    }
}
