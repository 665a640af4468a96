import Foundation

nonisolated protocol QuayRepository: Sendable {
    func listBoats(cursor: String?) async throws -> Page<Boat>
    func listNames(page: Int?) async throws -> Page<String?>
    func listCrew(after: Int?) async throws -> Box<Sailor>
}

nonisolated extension QuayRepository {
    func listBoats(cursor: String? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> Page<Boat> {
        try await listBoats(cursor: cursor)
    }

    func listNames(page: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> Page<String?> {
        try await listNames(page: page)
    }

    func listCrew(after: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> Box<Sailor> {
        try await listCrew(after: after)
    }
}

nonisolated extension QuayRepository {
    /// The items of all pages of `listBoats`. A page is read when its first item is needed.
    func listBoatsItems(cursor: String? = nil) -> PagedItems<Boat, String> {
        PagedItems(from: cursor) { cursor in
            let response = try await self.listBoats(cursor: cursor)
            return (response.contents, response.more ? response.nextCursor : nil)
        }
    }

    /// The items of all pages of `listNames`. A page is read when its first item is needed.
    func listNamesItems(page: Int? = nil) -> PagedItems<String?, Int> {
        PagedItems(at: page ?? 1) { page in
            let response = try await self.listNames(page: page)
            let items = response.rest?.content ?? []
            return (items, items.isEmpty ? nil : page + 1)
        }
    }

    /// The items of all pages of `listCrew`. A page is read when its first item is needed.
    func listCrewItems(after: Int? = nil) -> PagedItems<Sailor, Int> {
        PagedItems(from: after) { after in
            let response = try await self.listCrew(after: after)
            let items = response.content
            return (items, items.last?.id)
        }
    }
}

nonisolated final class QuayRepositoryImpl: QuayRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats(cursor: String?) async throws -> Page<Boat> {
        try await apiService.request(QuayEndpoint.listBoats(cursor: cursor), envelope: "data")
    }

    func listNames(page: Int?) async throws -> Page<String?> {
        try await apiService.request(QuayEndpoint.listNames(page: page), envelope: "data")
    }

    func listCrew(after: Int?) async throws -> Box<Sailor> {
        try await apiService.request(QuayEndpoint.listCrew(after: after), envelope: "data")
    }
}
