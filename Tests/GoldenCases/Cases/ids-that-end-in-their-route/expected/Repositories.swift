import Foundation

nonisolated protocol ItemsRepository: Sendable {
    func readItems() async throws
    func readItem(itemId: Int) async throws -> ReadItemResponse
    func update(itemId: Int, _ request: ItemsUpdateRequest) async throws
    func updateItemsItemIdTagsPut(itemId: Int, _ request: UpdateItemsItemIdTagsPutRequest) async throws
    func readTagsItemsItemIdTagsPost(itemId: Int) async throws
}

nonisolated final class ItemsRepositoryImpl: ItemsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func readItems() async throws {
        try await apiService.send(ItemsEndpoint.readItems)
    }

    func readItem(itemId: Int) async throws -> ReadItemResponse {
        try await apiService.request(ItemsEndpoint.readItem(itemId: itemId))
    }

    func update(itemId: Int, _ request: ItemsUpdateRequest) async throws {
        try await apiService.send(ItemsEndpoint.update(itemId: itemId, request))
    }

    func updateItemsItemIdTagsPut(itemId: Int, _ request: UpdateItemsItemIdTagsPutRequest) async throws {
        try await apiService.send(ItemsEndpoint.updateItemsItemIdTagsPut(itemId: itemId, request))
    }

    func readTagsItemsItemIdTagsPost(itemId: Int) async throws {
        try await apiService.send(ItemsEndpoint.readTagsItemsItemIdTagsPost(itemId: itemId))
    }
}

nonisolated protocol UsersRepository: Sendable {
    func update(userId: Int, _ request: UsersUpdateRequest) async throws
}

nonisolated final class UsersRepositoryImpl: UsersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func update(userId: Int, _ request: UsersUpdateRequest) async throws {
        try await apiService.send(UsersEndpoint.update(userId: userId, request))
    }
}
