import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<Void, Page<Boat>>("BoatsRepository.listBoats()")

    init() {}

    func listBoats() async throws -> Page<Boat> {
        try await listBoatsSpy.call(())
    }
}

/// Replaces `CrewRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCrewRepository: CrewRepository {
    let listCrewSpy = MockMethod<Void, Page<Sailor>>("CrewRepository.listCrew()")

    init() {}

    func listCrew() async throws -> Page<Sailor> {
        try await listCrewSpy.call(())
    }
}

/// Replaces `OddRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockOddRepository: OddRepository {
    let listOddSpy = MockMethod<Void, PageOdd>("OddRepository.listOdd()")

    init() {}

    func listOdd() async throws -> PageOdd {
        try await listOddSpy.call(())
    }
}
