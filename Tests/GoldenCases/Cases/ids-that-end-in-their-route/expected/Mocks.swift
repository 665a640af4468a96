import Foundation

/// Replaces `ItemsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockItemsRepository: ItemsRepository {
    let readItemsSpy = MockMethod<Void, Void>("ItemsRepository.readItems()")
    let readItemSpy = MockMethod<Int, ReadItemResponse>("ItemsRepository.readItem(itemId:)")
    let updateSpy = MockMethod<(itemId: Int, request: ItemsUpdateRequest), Void>("ItemsRepository.update(itemId:_:)")
    let updateItemsItemIdTagsPutSpy = MockMethod<(itemId: Int, request: UpdateItemsItemIdTagsPutRequest), Void>(
        "ItemsRepository.updateItemsItemIdTagsPut(itemId:_:)"
    )
    let readTagsItemsItemIdTagsPostSpy = MockMethod<Int, Void>("ItemsRepository.readTagsItemsItemIdTagsPost(itemId:)")

    init() {}

    func readItems() async throws {
        try await readItemsSpy.call(())
    }

    func readItem(itemId: Int) async throws -> ReadItemResponse {
        try await readItemSpy.call(itemId)
    }

    func update(itemId: Int, _ request: ItemsUpdateRequest) async throws {
        try await updateSpy.call((itemId: itemId, request: request))
    }

    func updateItemsItemIdTagsPut(itemId: Int, _ request: UpdateItemsItemIdTagsPutRequest) async throws {
        try await updateItemsItemIdTagsPutSpy.call((itemId: itemId, request: request))
    }

    func readTagsItemsItemIdTagsPost(itemId: Int) async throws {
        try await readTagsItemsItemIdTagsPostSpy.call(itemId)
    }
}

/// Replaces `UsersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockUsersRepository: UsersRepository {
    let updateSpy = MockMethod<(userId: Int, request: UsersUpdateRequest), Void>("UsersRepository.update(userId:_:)")

    init() {}

    func update(userId: Int, _ request: UsersUpdateRequest) async throws {
        try await updateSpy.call((userId: userId, request: request))
    }
}
