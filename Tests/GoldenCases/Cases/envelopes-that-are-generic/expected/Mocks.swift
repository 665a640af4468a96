import Foundation

/// Stands in for `BoatRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBoatRepository: BoatRepository {
    let fetchBoatSpy = MockMethod<Void, Boat>("BoatRepository.fetchBoat()")

    init() {}

    func fetchBoat() async throws -> Boat {
        try await fetchBoatSpy.call(())
    }
}

/// Stands in for `CrewRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockCrewRepository: CrewRepository {
    let fetchCrewSpy = MockMethod<Void, Crew>("CrewRepository.fetchCrew()")

    init() {}

    func fetchCrew() async throws -> Crew {
        try await fetchCrewSpy.call(())
    }
}

/// Stands in for `BoatsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<Void, Batch<Boat>>("BoatsRepository.listBoats()")

    init() {}

    func listBoats() async throws -> Batch<Boat> {
        try await listBoatsSpy.call(())
    }
}
