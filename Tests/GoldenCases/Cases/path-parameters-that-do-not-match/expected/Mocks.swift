import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let fetchCrewSpy = MockMethod<(boatId: Int, crewId: String), Void>("BoatsRepository.fetchCrew(boatId:crewId:)")

    init() {}

    func fetchCrew(boatId: Int, crewId: String) async throws {
        try await fetchCrewSpy.call((boatId: boatId, crewId: crewId))
    }
}
