import Foundation

public nonisolated protocol ShopRepository: Sendable {
    func fetchItems(input: FetchItemsInput) async -> Result<[Int], any Error>
    func findItems(input: ItemFilter) async -> Result<[Int], any Error>
    func saveItem(input: ItemInput) async -> Result<Void, any Error>
}

public nonisolated struct ShopRepositoryImpl: ShopRepository {
    public init() {}

    public func fetchItems(input: FetchItemsInput) async -> Result<[Int], any Error> {
        let request = ShopApi.fetchItems(shopId: 7, size: 50, input: input)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func findItems(input: ItemFilter) async -> Result<[Int], any Error> {
        let request = ShopApi.findItems(input: input)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func saveItem(input: ItemInput) async -> Result<Void, any Error> {
        let request = ShopApi.saveItem(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }
}
