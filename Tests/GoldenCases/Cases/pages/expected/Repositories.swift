import Foundation

nonisolated protocol ListsRepository: Sendable {
    func listEvents(room: String, cursor: String?) async throws -> ListEventsResponse
    func listRooms(input: ListRoomsInput) async throws -> [Event]
    func listPeople(offset: Int, limit: Int?) async throws -> ListPeopleResponse
    func listCommits(page: Int?) async throws -> ListCommitsResponse
    func listPages(after: Int?) async throws -> ListPagesResponse
    func listCharges(startingAfter: String?) async throws -> ListChargesResponse
    func listWhole(cursor: String?) async throws -> ListWholeResponse
    func listNotes(maxId: String?) async throws -> [Note]
}

nonisolated extension ListsRepository {
    func listEvents(
        room: String,
        cursor: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> ListEventsResponse {
        try await listEvents(room: room, cursor: cursor)
    }

    func listRooms(
        input: ListRoomsInput = ListRoomsInput(),
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> [Event] {
        try await listRooms(input: input)
    }

    func listPeople(
        offset: Int,
        limit: Int? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> ListPeopleResponse {
        try await listPeople(offset: offset, limit: limit)
    }

    func listCommits(
        page: Int? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> ListCommitsResponse {
        try await listCommits(page: page)
    }

    func listPages(
        after: Int? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> ListPagesResponse {
        try await listPages(after: after)
    }

    func listCharges(
        startingAfter: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> ListChargesResponse {
        try await listCharges(startingAfter: startingAfter)
    }

    func listWhole(
        cursor: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> ListWholeResponse {
        try await listWhole(cursor: cursor)
    }

    func listNotes(maxId: String? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Note] {
        try await listNotes(maxId: maxId)
    }
}

nonisolated extension ListsRepository {
    /// The items of all pages of `listEvents`. A page is read when its first item is needed.
    func listEventsItems(room: String, cursor: String? = nil) -> PagedItems<Event, String> {
        PagedItems(from: cursor) { cursor in
            let response = try await self.listEvents(room: room, cursor: cursor)
            return (response.data, response.meta?.next)
        }
    }

    /// The items of all pages of `listRooms`. A page is read when its first item is needed.
    func listRoomsItems(input: ListRoomsInput = ListRoomsInput()) -> PagedItems<Event, Int> {
        PagedItems(at: input.page ?? 0) { position in
            var input = input
            input.page = position
            let items = try await self.listRooms(input: input)
            return (items, items.isEmpty ? nil : position + 1)
        }
    }

    /// The items of all pages of `listPeople`. A page is read when its first item is needed.
    func listPeopleItems(offset: Int, limit: Int? = nil) -> PagedItems<String, Int> {
        PagedItems(at: offset) { offset in
            let response = try await self.listPeople(offset: offset, limit: limit)
            let items = response.results ?? []
            return (items, items.isEmpty || response.hasMore != true ? nil : offset + items.count)
        }
    }

    /// The items of all pages of `listCommits`. A page is read when its first item is needed.
    func listCommitsItems(page: Int? = nil) -> PagedItems<Event, Int> {
        PagedItems(from: page) { page in
            let response = try await self.listCommits(page: page)
            return try (response.body, PageAddress.value(of: "page", linked: response.link))
        }
    }

    /// The items of all pages of `listPages`. A page is read when its first item is needed.
    func listPagesItems(after: Int? = nil) -> PagedItems<String, Int> {
        PagedItems(from: after) { after in
            let response = try await self.listPages(after: after)
            return try (response.items, PageAddress.value(of: "after", in: response.next?.absoluteString))
        }
    }

    /// The items of all pages of `listCharges`. A page is read when its first item is needed.
    func listChargesItems(startingAfter: String? = nil) -> PagedItems<Event, String> {
        PagedItems(from: startingAfter) { startingAfter in
            let response = try await self.listCharges(startingAfter: startingAfter)
            let items = response.data
            return (items, response.hasMore ? items.last?.id : nil)
        }
    }

    /// The items of all pages of `listNotes`. A page is read when its first item is needed.
    func listNotesItems(maxId: String? = nil) -> PagedItems<Note, String> {
        PagedItems(from: maxId) { maxId in
            let items = try await self.listNotes(maxId: maxId)
            return (items, (items.last?.id).map { String($0) })
        }
    }
}

nonisolated final class ListsRepositoryImpl: ListsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listEvents(room: String, cursor: String?) async throws -> ListEventsResponse {
        try await apiService.request(ListsEndpoint.listEvents(room: room, cursor: cursor))
    }

    func listRooms(input: ListRoomsInput) async throws -> [Event] {
        try await apiService.request(ListsEndpoint.listRooms(input: input))
    }

    func listPeople(offset: Int, limit: Int?) async throws -> ListPeopleResponse {
        try await apiService.request(ListsEndpoint.listPeople(offset: offset, limit: limit))
    }

    func listCommits(page: Int?) async throws -> ListCommitsResponse {
        try await apiService.response(ListsEndpoint.listCommits(page: page))
    }

    func listPages(after: Int?) async throws -> ListPagesResponse {
        try await apiService.request(ListsEndpoint.listPages(after: after))
    }

    func listCharges(startingAfter: String?) async throws -> ListChargesResponse {
        try await apiService.request(ListsEndpoint.listCharges(startingAfter: startingAfter))
    }

    func listWhole(cursor: String?) async throws -> ListWholeResponse {
        try await apiService.request(ListsEndpoint.listWhole(cursor: cursor))
    }

    func listNotes(maxId: String?) async throws -> [Note] {
        try await apiService.request(ListsEndpoint.listNotes(maxId: maxId))
    }
}
