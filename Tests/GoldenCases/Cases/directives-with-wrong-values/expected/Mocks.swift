import Foundation

/// Stands in for `ItemsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockItemsRepository: ItemsRepository {
    let fetchItemsSpy = MockMethod<(sort: FetchItemsSort, since: Date, page: Int?), Void>(
        "ItemsRepository.fetchItems(sort:since:page:)"
    )

    init() {}

    func fetchItems(sort: FetchItemsSort, since: Date, page: Int?) async throws {
        try await fetchItemsSpy.call((sort: sort, since: since, page: page))
    }
}
