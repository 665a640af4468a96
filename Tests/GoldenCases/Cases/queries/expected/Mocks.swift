import Foundation

/// Replaces `BoatsRepository` with entities in memory. Each method can be stubbed through its spy;
/// methods other than create, read, update, delete and list must be.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let boats = FakeTable<Boat>(id: "id")
    let listBoatsSpy = MockMethod<(harbour: String?, after: String?), BoatPage>(
        "BoatsRepository.listBoats(harbour:after:)"
    )
    let addBoatSpy = MockMethod<Boat, Boat>("BoatsRepository.addBoat(_:)")
    let fetchBoatSpy = MockMethod<String, Boat>("BoatsRepository.fetchBoat(id:)")
    let deleteBoatSpy = MockMethod<String, Void>("BoatsRepository.deleteBoat(id:)")
    let fetchCrewSpy = MockMethod<String, [String]>("BoatsRepository.fetchCrew(id:)")
    let watchCrewSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<String>, any Error>>(
        "BoatsRepository.watchCrew()"
    )

    init() {}

    func listBoats(harbour: String?, after: String?) async throws -> BoatPage {
        try await listBoatsSpy.call((harbour: harbour, after: after)) {
            try boats.page("boats")
        }
    }

    func addBoat(_ request: Boat) async throws -> Boat {
        try await addBoatSpy.call(request) {
            try boats.create(request)
        }
    }

    func fetchBoat(id: String) async throws -> Boat {
        try await fetchBoatSpy.call(id) {
            try boats.read(id)
        }
    }

    @available(*, deprecated)
    func deleteBoat(id: String) async throws {
        try await deleteBoatSpy.call(id) {
            try boats.delete(id)
        }
    }

    @available(*, deprecated)
    func fetchCrew(id: String) async throws -> [String] {
        try await fetchCrewSpy.call(id)
    }

    func watchCrew() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        try await watchCrewSpy.call(())
    }
}

/// Replaces `HarboursRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockHarboursRepository: HarboursRepository {
    let fetchHarbourSpy = MockMethod<String, GetHarbourResponse>("HarboursRepository.fetchHarbour(id:)")
    let nearestHarbourSpy = MockMethod<Void, String>("HarboursRepository.nearestHarbour()")
    let renameHarbourSpy = MockMethod<String, Void>("HarboursRepository.renameHarbour(_:)")

    init() {}

    func fetchHarbour(id: String) async throws -> GetHarbourResponse {
        try await fetchHarbourSpy.call(id)
    }

    func nearestHarbour() async throws -> String {
        try await nearestHarbourSpy.call(())
    }

    func renameHarbour(_ request: String) async throws {
        try await renameHarbourSpy.call(request)
    }
}

/// Replaces `QueryRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockQueryRepository: QueryRepository {
    let pingSpy = MockMethod<Void, Void>("QueryRepository.ping()")

    init() {}

    func ping() async throws {
        try await pingSpy.call(())
    }
}
