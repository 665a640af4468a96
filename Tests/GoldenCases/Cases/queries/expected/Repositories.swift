import Foundation

nonisolated protocol BoatsRepository: Sendable {
    /// The boats of a harbour, page by page.
    func listBoats(harbour: String?, after: String?) async throws -> BoatPage
    /// Adds a boat.
    func addBoat(_ request: Boat) async throws -> Boat
    /// A boat, where it is now.
    func fetchBoat(id: String) async throws -> Boat
    @available(*, deprecated)
    func deleteBoat(id: String) async throws
    @available(*, deprecated)
    func fetchCrew(id: String) async throws -> [String]
    func watchCrew() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error>
}

nonisolated extension BoatsRepository {
    func listBoats(
        harbour: String? = nil,
        after: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> BoatPage {
        try await listBoats(harbour: harbour, after: after)
    }
}

nonisolated extension BoatsRepository {
    /// The value of `fetchBoat`, and each later value that differs.
    func observeBoat(
        id: String,
        by settings: LiveSettings = LiveSettings(every: 30)
    ) -> AsyncThrowingStream<Boat, any Error> {
        LiveRead.values(by: settings) {
            try await self.fetchBoat(id: id)
        }
    }

    /// The value of `fetchCrew`, and each later value that differs.
    @available(*, deprecated)
    func observeCrew(
        id: String,
        by settings: LiveSettings = LiveSettings()
    ) -> AsyncThrowingStream<[String], any Error> {
        LiveRead.values(by: settings, on: .stream { try await self.watchCrew() }) {
            try await self.fetchCrew(id: id)
        }
    }
}

nonisolated extension BoatsRepository {
    /// The items of all pages of `listBoats`. A page is read when its first item is needed.
    func listBoatsItems(harbour: String? = nil, after: String? = nil) -> PagedItems<Boat, String> {
        PagedItems(from: after) { after in
            let response = try await self.listBoats(harbour: harbour, after: after)
            return (response.boats, response.next)
        }
    }
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats(harbour: String?, after: String?) async throws -> BoatPage {
        try await apiService.request(BoatsEndpoint.listBoats(harbour: harbour, after: after))
    }

    func addBoat(_ request: Boat) async throws -> Boat {
        try await apiService.request(BoatsEndpoint.addBoat(request))
    }

    func fetchBoat(id: String) async throws -> Boat {
        try await apiService.request(BoatsEndpoint.getBoat(id: id))
    }

    @available(*, deprecated)
    func deleteBoat(id: String) async throws {
        try await apiService.send(BoatsEndpoint.deleteBoat(id: id))
    }

    @available(*, deprecated)
    func fetchCrew(id: String) async throws -> [String] {
        try await apiService.request(BoatsEndpoint.getCrew(id: id))
    }

    func watchCrew() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        try await apiService.stream(BoatsEndpoint.watchCrew, as: .textEvents())
    }
}

nonisolated protocol HarboursRepository: Sendable {
    func fetchHarbour(id: String) async throws -> GetHarbourResponse
    func nearestHarbour() async throws -> String
    func renameHarbour(_ request: String) async throws
}

nonisolated final class HarboursRepositoryImpl: HarboursRepository {
    let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchHarbour(id: String) async throws -> GetHarbourResponse {
        try await apiService.response(HarboursEndpoint.getHarbour(id: id))
    }

    func renameHarbour(_ request: String) async throws {
        try await apiService.send(HarboursEndpoint.renameHarbour(request))
    }
}

nonisolated protocol QueryRepository: Sendable {
    func ping() async throws
}

nonisolated final class QueryRepositoryImpl: QueryRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func ping() async throws {
        try await apiService.send(QueryEndpoint.ping)
    }
}
