import Foundation

public nonisolated protocol PetsRepository: Sendable {
    func getPet(id: Int) async -> Result<Void, any Error>
    func deletePetsById(id: Int) async -> Result<Void, any Error>
}

public nonisolated struct PetsRepositoryImpl: PetsRepository {
    public init() {}

    public func getPet(id: Int) async -> Result<Void, any Error> {
        let request = PetsApi.getPet(id: id)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func deletePetsById(id: Int) async -> Result<Void, any Error> {
        let request = PetsApi.deletePetsById(id: id)
        return await NetworkManager.shared.send(requestType: request)
    }
}

public nonisolated protocol SearchRepository: Sendable {
    func searchAll() async -> Result<Void, any Error>
}

public nonisolated struct SearchRepositoryImpl: SearchRepository {
    public init() {}

    public func searchAll() async -> Result<Void, any Error> {
        let request = SearchApi.searchAll
        return await NetworkManager.shared.send(requestType: request)
    }
}
