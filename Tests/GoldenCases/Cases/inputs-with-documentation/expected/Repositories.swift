import Foundation

nonisolated protocol ItemRepository: Sendable {
    func findItems(input: Filter) async throws -> [Item]
}

nonisolated final class ItemRepositoryImpl: ItemRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func findItems(input: Filter) async throws -> [Item] {
        try await apiService.request(ItemEndpoint.findItems(input: input))
    }
}
