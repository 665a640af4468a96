import Foundation

nonisolated protocol EventsRepository: Sendable {
    func fetchEvent(id: String) async throws -> Event
}

nonisolated final class EventsRepositoryImpl: EventsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchEvent(id: String) async throws -> Event {
        try await apiService.request(EventsEndpoint.getEvent(id: id))
    }
}
