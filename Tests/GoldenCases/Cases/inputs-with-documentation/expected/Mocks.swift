import Foundation

/// Replaces `ItemRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockItemRepository: ItemRepository {
    let findItemsSpy = MockMethod<Filter, [Item]>("ItemRepository.findItems(input:)")

    init() {}

    func findItems(input: Filter) async throws -> [Item] {
        try await findItemsSpy.call(input)
    }
}
