import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<(`default`: String?, order: String?, xTrace: String?), Void>(
        "BoatsRepository.listBoats(default:order:xTrace:)"
    )
    let fetchBoatSpy = MockMethod<String, Void>("BoatsRepository.fetchBoat(id:)")

    init() {}

    func listBoats(default: String?, order: String?, xTrace: String?) async throws {
        try await listBoatsSpy.call((default: `default`, order: order, xTrace: xTrace))
    }

    func fetchBoat(id: String) async throws {
        try await fetchBoatSpy.call(id)
    }
}

/// Replaces `CrewsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCrewsRepository: CrewsRepository {
    let listCrewsSpy = MockMethod<ListCrewsInput, Void>("CrewsRepository.listCrews(input:)")

    init() {}

    func listCrews(input: ListCrewsInput) async throws {
        try await listCrewsSpy.call(input)
    }
}

/// Replaces `DocksRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDocksRepository: DocksRepository {
    let listDocksSpy = MockMethod<Void, Void>("DocksRepository.listDocks()")

    init() {}

    func listDocks() async throws {
        try await listDocksSpy.call(())
    }
}
