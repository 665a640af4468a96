import Foundation

/// Replaces `MainRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockMainRepository: MainRepository {
    let findSpy = MockMethod<Item, [Item]>("MainRepository.find(input:)")
    let byNameSpy = MockMethod<Item, Item>("MainRepository.byName(input:)")
    let saveSpy = MockMethod<Item, Item>("MainRepository.save(_:)")

    init() {}

    func find(input: Item) async throws -> [Item] {
        try await findSpy.call(input)
    }

    func byName(input: Item) async throws -> Item {
        try await byNameSpy.call(input)
    }

    func save(_ request: Item) async throws -> Item {
        try await saveSpy.call(request)
    }
}
