import Foundation

/// Stands in for `BoatsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<String?, BoatPage>("BoatsRepository.listBoats(after:)")

    init() {}

    func listBoats(after: String?) async throws -> BoatPage {
        try await listBoatsSpy.call(after)
    }
}

/// Stands in for `EventsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockEventsRepository: EventsRepository {
    let listEventsSpy = MockMethod<Int, Events>("EventsRepository.listEvents(page:)")

    init() {}

    func listEvents(page: Int) async throws -> Events {
        try await listEventsSpy.call(page)
    }
}
