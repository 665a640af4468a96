import Foundation

/// Replaces `ListsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockListsRepository: ListsRepository {
    let listEventsSpy = MockMethod<(room: String, cursor: String?), ListEventsResponse>(
        "ListsRepository.listEvents(room:cursor:)"
    )
    let listRoomsSpy = MockMethod<ListRoomsInput, [Event]>("ListsRepository.listRooms(input:)")
    let listPeopleSpy = MockMethod<(offset: Int, limit: Int?), ListPeopleResponse>(
        "ListsRepository.listPeople(offset:limit:)"
    )
    let listCommitsSpy = MockMethod<Int?, ListCommitsResponse>("ListsRepository.listCommits(page:)")
    let listPagesSpy = MockMethod<Int?, ListPagesResponse>("ListsRepository.listPages(after:)")
    let listChargesSpy = MockMethod<String?, ListChargesResponse>("ListsRepository.listCharges(startingAfter:)")
    let listWholeSpy = MockMethod<String?, ListWholeResponse>("ListsRepository.listWhole(cursor:)")
    let listNotesSpy = MockMethod<String?, [Note]>("ListsRepository.listNotes(maxId:)")

    init() {}

    func listEvents(room: String, cursor: String?) async throws -> ListEventsResponse {
        try await listEventsSpy.call((room: room, cursor: cursor))
    }

    func listRooms(input: ListRoomsInput) async throws -> [Event] {
        try await listRoomsSpy.call(input)
    }

    func listPeople(offset: Int, limit: Int?) async throws -> ListPeopleResponse {
        try await listPeopleSpy.call((offset: offset, limit: limit))
    }

    func listCommits(page: Int?) async throws -> ListCommitsResponse {
        try await listCommitsSpy.call(page)
    }

    func listPages(after: Int?) async throws -> ListPagesResponse {
        try await listPagesSpy.call(after)
    }

    func listCharges(startingAfter: String?) async throws -> ListChargesResponse {
        try await listChargesSpy.call(startingAfter)
    }

    func listWhole(cursor: String?) async throws -> ListWholeResponse {
        try await listWholeSpy.call(cursor)
    }

    func listNotes(maxId: String?) async throws -> [Note] {
        try await listNotesSpy.call(maxId)
    }
}
