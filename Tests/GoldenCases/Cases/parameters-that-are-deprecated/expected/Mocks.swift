import Foundation

/// Stands in for `BoatsRepository` in tests: each method records its calls and answers what its spy is told.
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

/// Stands in for `CrewsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockCrewsRepository: CrewsRepository {
    let listCrewsSpy = MockMethod<ListCrewsInput, Void>("CrewsRepository.listCrews(input:)")

    init() {}

    func listCrews(input: ListCrewsInput) async throws {
        try await listCrewsSpy.call(input)
    }
}

/// Stands in for `DocksRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockDocksRepository: DocksRepository {
    let listDocksSpy = MockMethod<Void, Void>("DocksRepository.listDocks()")

    init() {}

    func listDocks() async throws {
        try await listDocksSpy.call(())
    }
}
