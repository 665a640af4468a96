import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<String?, [Boat]>("BoatsRepository.listBoats(harbour:)")
    let fetchBoatSpy = MockMethod<Int, Boat>("BoatsRepository.fetchBoat(id:)")
    let fetchPositionSpy = MockMethod<Int, Position>("BoatsRepository.fetchPosition(id:)")
    let fetchCrewSpy = MockMethod<(id: Int, settings: String?), [String]>("BoatsRepository.fetchCrew(id:settings:)")
    let watchCrewSpy = MockMethod<Int, AsyncThrowingStream<ServerSentEvent<Crew>, any Error>>(
        "BoatsRepository.watchCrew(id:)"
    )
    let listCrewsSpy = MockMethod<Int, Crew>("BoatsRepository.listCrews(id:)")
    let searchBoatsSpy = MockMethod<Search, [Boat]>("BoatsRepository.searchBoats(_:)")
    let fetchBoatsSpy = MockMethod<Void, [Boat]>("BoatsRepository.fetchBoats()")
    let moveBoatSpy = MockMethod<(id: Int, request: Position), Void>("BoatsRepository.moveBoat(id:_:)")

    init() {}

    func listBoats(harbour: String?) async throws -> [Boat] {
        try await listBoatsSpy.call(harbour)
    }

    func fetchBoat(id: Int) async throws -> Boat {
        try await fetchBoatSpy.call(id)
    }

    func fetchPosition(id: Int) async throws -> Position {
        try await fetchPositionSpy.call(id)
    }

    func fetchCrew(id: Int, settings: String?) async throws -> [String] {
        try await fetchCrewSpy.call((id: id, settings: settings))
    }

    func watchCrew(id: Int) async throws -> AsyncThrowingStream<ServerSentEvent<Crew>, any Error> {
        try await watchCrewSpy.call(id)
    }

    func listCrews(id: Int) async throws -> Crew {
        try await listCrewsSpy.call(id)
    }

    func searchBoats(_ request: Search) async throws -> [Boat] {
        try await searchBoatsSpy.call(request)
    }

    func fetchBoats() async throws -> [Boat] {
        try await fetchBoatsSpy.call(())
    }

    func moveBoat(id: Int, _ request: Position) async throws {
        try await moveBoatSpy.call((id: id, request: request))
    }
}
