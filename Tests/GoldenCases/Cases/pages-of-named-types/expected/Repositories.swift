import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func listBoats(after: String?) async throws -> BoatPage
}

nonisolated extension BoatsRepository {
    func listBoats(after: String? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> BoatPage {
        try await listBoats(after: after)
    }
}

nonisolated extension BoatsRepository {
    /// The items of all pages of `listBoats`. A page is read when its first item is needed.
    func listBoatsItems(after: String? = nil) -> PagedItems<Boat, String> {
        PagedItems(from: after) { after in
            let response = try await self.listBoats(after: after)
            return (response.boats, response.more == true ? response.next : nil)
        }
    }
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats(after: String?) async throws -> BoatPage {
        try await apiService.request(BoatsEndpoint.listBoats(after: after))
    }
}

nonisolated protocol EventsRepository: Sendable {
    func listEvents(page: Int) async throws -> Events
}

nonisolated extension EventsRepository {
    /// The items of all pages of `listEvents`. A page is read when its first item is needed.
    func listEventsItems(page: Int) -> PagedItems<String, Int> {
        PagedItems(at: page) { page in
            let items = try await self.listEvents(page: page)
            return (items, items.isEmpty ? nil : page + 1)
        }
    }
}

nonisolated final class EventsRepositoryImpl: EventsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listEvents(page: Int) async throws -> Events {
        try await apiService.request(EventsEndpoint.listEvents(page: page))
    }
}
