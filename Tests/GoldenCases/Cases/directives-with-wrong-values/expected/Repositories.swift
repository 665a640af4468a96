import Foundation

nonisolated protocol ItemsRepository: Sendable {
    func fetchItems(sort: FetchItemsSort, since: Date, page: Int?) async throws
}

nonisolated extension ItemsRepository {
    func fetchItems() async throws {
        try await fetchItems(sort: "oldest", since: "2026-01-01T00:00:00Z", page: nil)
    }
}

nonisolated final class ItemsRepositoryImpl: ItemsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchItems(sort: FetchItemsSort, since: Date, page: Int?) async throws {
        try await apiService.send(ItemsEndpoint.fetchItems(size: "many", sort: sort, since: since, page: page))
    }
}
