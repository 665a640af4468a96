import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<String?, BoatPage>("BoatsRepository.listBoats(after:)")

    init() {}

    func listBoats(after: String?) async throws -> BoatPage {
        try await listBoatsSpy.call(after)
    }
}

/// Replaces `EventsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockEventsRepository: EventsRepository {
    let listEventsSpy = MockMethod<Int, Events>("EventsRepository.listEvents(page:)")

    init() {}

    func listEvents(page: Int) async throws -> Events {
        try await listEventsSpy.call(page)
    }
}
