import Foundation

public nonisolated protocol ShopRepository: Sendable {
    func fetchItems(input: FetchItemsInput) async -> Result<[Int], Error>
    func findItems(input: ItemFilter) async -> Result<[Int], Error>
    func saveItem(input: ItemInput) async -> Result<Void, Error>
}

public nonisolated struct ShopRepositoryImpl: ShopRepository {
    public init() {}

    public func fetchItems(input: FetchItemsInput) async -> Result<[Int], Error> {
        let request = ShopApi.fetchItems(shopId: 7, size: 50, input: input)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func findItems(input: ItemFilter) async -> Result<[Int], Error> {
        let request = ShopApi.findItems(input: input)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func saveItem(input: ItemInput) async -> Result<Void, Error> {
        let request = ShopApi.saveItem(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }
}
