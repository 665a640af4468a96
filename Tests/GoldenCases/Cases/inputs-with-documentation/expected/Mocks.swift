import Foundation

/// Stands in for `ItemRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockItemRepository: ItemRepository {
    let findItemsSpy = MockMethod<Filter, [Item]>("ItemRepository.findItems(input:)")

    init() {}

    func findItems(input: Filter) async throws -> [Item] {
        try await findItemsSpy.call(input)
    }
}
