import Foundation

nonisolated protocol ItemsRepository: Sendable {
    func fetchItems(ids: [Int], kinds: [String]?, expand: [String]?, page: Int?) async throws
}

nonisolated extension ItemsRepository {
    func fetchItems(
        ids: [Int],
        kinds: [String]? = nil,
        expand: [String]? = nil,
        page: Int? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await fetchItems(ids: ids, kinds: kinds, expand: expand, page: page)
    }
}

nonisolated final class ItemsRepositoryImpl: ItemsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchItems(ids: [Int], kinds: [String]?, expand: [String]?, page: Int?) async throws {
        try await apiService.send(ItemsEndpoint.fetchItems(ids: ids, kinds: kinds, expand: expand, page: page))
    }
}
