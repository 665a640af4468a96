import Foundation

/// Replaces `BoatRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatRepository: BoatRepository {
    let fetchBoatSpy = MockMethod<Void, Boat>("BoatRepository.fetchBoat()")

    init() {}

    func fetchBoat() async throws -> Boat {
        try await fetchBoatSpy.call(())
    }
}

/// Replaces `CrewRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCrewRepository: CrewRepository {
    let fetchCrewSpy = MockMethod<Void, Crew>("CrewRepository.fetchCrew()")

    init() {}

    func fetchCrew() async throws -> Crew {
        try await fetchCrewSpy.call(())
    }
}

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<Void, [Boat]>("BoatsRepository.listBoats()")

    init() {}

    func listBoats() async throws -> [Boat] {
        try await listBoatsSpy.call(())
    }
}

/// Replaces `CrewsRepository` in tests: each method records its calls and answers as stubbed.
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

/// Replaces `PlansRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPlansRepository: PlansRepository {
    let fetchPlanSpy = MockMethod<Void, Plan<Boat>>("PlansRepository.fetchPlan()")

    init() {}

    func fetchPlan() async throws -> Plan<Boat> {
        try await fetchPlanSpy.call(())
    }
}
