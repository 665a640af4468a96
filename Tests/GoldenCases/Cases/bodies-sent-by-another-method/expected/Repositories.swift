import Foundation

public nonisolated protocol FerriesRepository: Sendable {
    func searchFerries(input: Search) async -> Result<Void, Error>
    func checkFerries() async -> Result<Void, Error>
    func removeFerries(input: Search) async -> Result<Void, Error>
    func ferryOptions(input: Search) async -> Result<Void, Error>
    func queryFerries(input: Search) async -> Result<Void, Error>
    func searchCrossings(id: Int, input: Search, parameters: SearchCrossingsInput) async -> Result<Void, Error>
}

nonisolated extension FerriesRepository {
    public func searchCrossings(id: Int, input: Search) async -> Result<Void, Error> {
        await searchCrossings(id: id, input: input, parameters: SearchCrossingsInput())
    }
}

public nonisolated struct FerriesRepositoryImpl: FerriesRepository {
    public init() {}

    public func searchFerries(input: Search) async -> Result<Void, Error> {
        let request = FerriesApi.searchFerries(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func checkFerries() async -> Result<Void, Error> {
        let request = FerriesApi.checkFerries
        return await NetworkManager.shared.send(requestType: request)
    }

    public func removeFerries(input: Search) async -> Result<Void, Error> {
        let request = FerriesApi.removeFerries(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func ferryOptions(input: Search) async -> Result<Void, Error> {
        let request = FerriesApi.ferryOptions(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func queryFerries(input: Search) async -> Result<Void, Error> {
        let request = FerriesApi.queryFerries(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func searchCrossings(id: Int, input: Search, parameters: SearchCrossingsInput) async -> Result<Void, Error> {
        let request = FerriesApi.searchCrossings(id: id, input: input, parameters: parameters)
        return await NetworkManager.shared.send(requestType: request)
    }
}
