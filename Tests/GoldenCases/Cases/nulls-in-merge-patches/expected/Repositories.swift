import Foundation

nonisolated protocol ItemsRepository: Sendable {
    func changeItem(id: String, _ request: Item) async throws -> Item
    func changeBox(id: String, _ request: BoxPatch) async throws
}

nonisolated final class ItemsRepositoryImpl: ItemsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func changeItem(id: String, _ request: Item) async throws -> Item {
        try await apiService.request(ItemsEndpoint.changeItem(id: id, request))
    }

    func changeBox(id: String, _ request: BoxPatch) async throws {
        try await apiService.send(ItemsEndpoint.changeBox(id: id, request))
    }
}
