import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<Void, [String]>("BoatsRepository.listBoats()")
    let fetchBoatSpy = MockMethod<String, Boat>("BoatsRepository.fetchBoat(id:)")

    init() {}

    func listBoats() async throws -> [String] {
        try await listBoatsSpy.call(())
    }

    func fetchBoat(id: String) async throws -> Boat {
        try await fetchBoatSpy.call(id)
    }
}

/// Replaces `CrewRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCrewRepository: CrewRepository {
    let fetchCrewSpy = MockMethod<Void, [String]>("CrewRepository.fetchCrew()")
    let setCrewSpy = MockMethod<CrewEnvelope, Void>("CrewRepository.setCrew(_:)")

    init() {}

    func fetchCrew() async throws -> [String] {
        try await fetchCrewSpy.call(())
    }

    func setCrew(_ request: CrewEnvelope) async throws {
        try await setCrewSpy.call(request)
    }
}

/// Replaces `HarbourRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockHarbourRepository: HarbourRepository {
    let fetchHarbourSpy = MockMethod<Void, HarbourEnvelope.Content>("HarbourRepository.fetchHarbour()")

    init() {}

    func fetchHarbour() async throws -> HarbourEnvelope.Content {
        try await fetchHarbourSpy.call(())
    }
}

/// Replaces `PagesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPagesRepository: PagesRepository {
    let pageBoatsSpy = MockMethod<Void, [Boat]>("PagesRepository.pageBoats()")
    let pageBoatsWholeSpy = MockMethod<Void, BoatPage>("PagesRepository.pageBoatsWhole()")

    init() {}

    func pageBoats() async throws -> [Boat] {
        try await pageBoatsSpy.call(())
    }

    func pageBoatsWhole() async throws -> BoatPage {
        try await pageBoatsWholeSpy.call(())
    }
}

/// Replaces `CountRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCountRepository: CountRepository {
    let countBoatsSpy = MockMethod<Void, Int>("CountRepository.countBoats()")

    init() {}

    func countBoats() async throws -> Int {
        try await countBoatsSpy.call(())
    }
}
