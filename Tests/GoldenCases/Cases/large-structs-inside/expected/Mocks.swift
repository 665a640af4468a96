import Foundation

/// Replaces `EventsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockEventsRepository: EventsRepository {
    let fetchEventSpy = MockMethod<String, Event>("EventsRepository.fetchEvent(id:)")

    init() {}

    func fetchEvent(id: String) async throws -> Event {
        try await fetchEventSpy.call(id)
    }
}
