import Foundation

/// Replaces `ShopRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockShopRepository: ShopRepository {
    public let fetchItemsSpy = MockMethod<FetchItemsInput, [Int]>("ShopRepository.fetchItems(input:)")
    public let findItemsSpy = MockMethod<ItemFilter, [Int]>("ShopRepository.findItems(input:)")
    public let saveItemSpy = MockMethod<ItemInput, Void>("ShopRepository.saveItem(input:)")

    public init() {}

    public var fetchItemsResult: Result<[Int], any Error>? {
        get { fetchItemsSpy.result }
        set { fetchItemsSpy.result = newValue }
    }

    public var findItemsResult: Result<[Int], any Error>? {
        get { findItemsSpy.result }
        set { findItemsSpy.result = newValue }
    }

    public var saveItemResult: Result<Void, any Error>? {
        get { saveItemSpy.result }
        set { saveItemSpy.result = newValue }
    }

    public func fetchItems(input: FetchItemsInput) async -> Result<[Int], any Error> {
        await fetchItemsSpy.result(of: input)
    }

    public func findItems(input: ItemFilter) async -> Result<[Int], any Error> {
        await findItemsSpy.result(of: input)
    }

    public func saveItem(input: ItemInput) async -> Result<Void, any Error> {
        await saveItemSpy.result(of: input)
    }
}
