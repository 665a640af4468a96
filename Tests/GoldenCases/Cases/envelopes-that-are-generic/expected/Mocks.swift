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
    let listBoatsSpy = MockMethod<Void, [Boat]>("BoatsRepository.listBoats()")

    init() {}

    func listBoats() async throws -> [Boat] {
        try await listBoatsSpy.call(())
    }
}

/// Stands in for `CrewsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockCrewsRepository: CrewsRepository {
    let listCrewsSpy = MockMethod<Void, [Crew]>("CrewsRepository.listCrews()")
    let mapCrewsSpy = MockMethod<Void, [String: [Crew]]>("CrewsRepository.mapCrews()")

    init() {}

    func listCrews() async throws -> [Crew] {
        try await listCrewsSpy.call(())
    }

    func mapCrews() async throws -> [String: [Crew]] {
        try await mapCrewsSpy.call(())
    }
}

/// Stands in for `PlansRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPlansRepository: PlansRepository {
    let fetchPlanSpy = MockMethod<Void, Plan<Boat>>("PlansRepository.fetchPlan()")

    init() {}

    func fetchPlan() async throws -> Plan<Boat> {
        try await fetchPlanSpy.call(())
    }
}
