import Foundation

/// Replaces `ItemsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockItemsRepository: ItemsRepository {
    let fetchItemsSpy = MockMethod<(ids: [Int], kinds: [String]?, expand: [String]?, page: Int?), Void>(
        "ItemsRepository.fetchItems(ids:kinds:expand:page:)"
    )

    init() {}

    func fetchItems(ids: [Int], kinds: [String]?, expand: [String]?, page: Int?) async throws {
        try await fetchItemsSpy.call((ids: ids, kinds: kinds, expand: expand, page: page))
    }
}
