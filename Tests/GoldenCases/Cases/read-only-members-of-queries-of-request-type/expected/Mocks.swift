import Foundation

/// Replaces `MainRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockMainRepository: MainRepository {
    public let findSpy = MockMethod<Item, [Item]>("MainRepository.find(input:)")
    public let byNameSpy = MockMethod<Item, Item>("MainRepository.byName(input:)")
    public let saveSpy = MockMethod<Item, Item>("MainRepository.save(input:)")

    public init() {}

    public var findResult: Result<[Item], any Error>? {
        get { findSpy.result }
        set { findSpy.result = newValue }
    }

    public var byNameResult: Result<Item, any Error>? {
        get { byNameSpy.result }
        set { byNameSpy.result = newValue }
    }

    public var saveResult: Result<Item, any Error>? {
        get { saveSpy.result }
        set { saveSpy.result = newValue }
    }

    public func find(input: Item) async -> Result<[Item], any Error> {
        await findSpy.result(of: input)
    }

    public func byName(input: Item) async -> Result<Item, any Error> {
        await byNameSpy.result(of: input)
    }

    public func save(input: Item) async -> Result<Item, any Error> {
        await saveSpy.result(of: input)
    }
}
