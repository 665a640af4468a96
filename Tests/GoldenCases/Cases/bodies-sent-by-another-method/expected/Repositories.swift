import Foundation

public nonisolated protocol FerriesRepository: Sendable {
    func searchFerries(input: Search) async -> Result<Void, any Error>
    func checkFerries() async -> Result<Void, any Error>
    func removeFerries(input: Search) async -> Result<Void, any Error>
    func ferryOptions(input: Search) async -> Result<Void, any Error>
    func queryFerries(input: Search) async -> Result<Void, any Error>
    func searchCrossings(id: Int, input: Search, parameters: SearchCrossingsInput) async -> Result<Void, any Error>
}

nonisolated extension FerriesRepository {
    public func searchCrossings(
        id: Int,
        input: Search,
        parameters: SearchCrossingsInput = SearchCrossingsInput(),
        isolation _: isolated (any Actor)? = #isolation
    ) async -> Result<Void, any Error> {
        await searchCrossings(id: id, input: input, parameters: parameters)
    }
}

public nonisolated struct FerriesRepositoryImpl: FerriesRepository {
    public init() {}

    public func searchFerries(input: Search) async -> Result<Void, any Error> {
        let request = FerriesApi.searchFerries(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func checkFerries() async -> Result<Void, any Error> {
        let request = FerriesApi.checkFerries
        return await NetworkManager.shared.send(requestType: request)
    }

    public func removeFerries(input: Search) async -> Result<Void, any Error> {
        let request = FerriesApi.removeFerries(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func ferryOptions(input: Search) async -> Result<Void, any Error> {
        let request = FerriesApi.ferryOptions(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func queryFerries(input: Search) async -> Result<Void, any Error> {
        let request = FerriesApi.queryFerries(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func searchCrossings(
        id: Int,
        input: Search,
        parameters: SearchCrossingsInput
    ) async -> Result<Void, any Error> {
        let request = FerriesApi.searchCrossings(id: id, input: input, parameters: parameters)
        return await NetworkManager.shared.send(requestType: request)
    }
}
