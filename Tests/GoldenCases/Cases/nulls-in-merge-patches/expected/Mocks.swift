import Foundation

/// Replaces `ItemsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockItemsRepository: ItemsRepository {
    let changeItemSpy = MockMethod<(id: String, request: Item), Item>("ItemsRepository.changeItem(id:_:)")
    let changeBoxSpy = MockMethod<(id: String, request: BoxPatch), Void>("ItemsRepository.changeBox(id:_:)")

    init() {}

    func changeItem(id: String, _ request: Item) async throws -> Item {
        try await changeItemSpy.call((id: id, request: request))
    }

    func changeBox(id: String, _ request: BoxPatch) async throws {
        try await changeBoxSpy.call((id: id, request: request))
    }
}
