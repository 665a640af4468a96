import Foundation

public nonisolated protocol MainRepository: Sendable {
    func find(input: Item) async -> Result<[Item], any Error>
    func byName(input: Item) async -> Result<Item, any Error>
    func save(input: Item) async -> Result<Item, any Error>
}

public nonisolated struct MainRepositoryImpl: MainRepository {
    public init() {}

    public func find(input: Item) async -> Result<[Item], any Error> {
        let request = MainApi.find(input: input)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func byName(input: Item) async -> Result<Item, any Error> {
        let request = MainApi.byName(input: input)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func save(input: Item) async -> Result<Item, any Error> {
        let request = MainApi.save(input: input)
        return await NetworkManager.shared.request(requestType: request)
    }
}
