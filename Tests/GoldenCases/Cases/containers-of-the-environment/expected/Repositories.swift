import Foundation

public nonisolated protocol BoatsRepository: Sendable {
    func listBoats() async -> Result<[Boat], any Error>
    @available(*, deprecated)
    func addBoat(input: Boat) async -> Result<Void, any Error>
    func getBoat(id: Int) async -> Result<Boat, any Error>
}

public nonisolated struct BoatsRepositoryImpl: BoatsRepository {
    public init() {}

    public func listBoats() async -> Result<[Boat], any Error> {
        let request = BoatsApi.listBoats
        return await NetworkManager.shared.request(requestType: request)
    }

    @available(*, deprecated)
    public func addBoat(input: Boat) async -> Result<Void, any Error> {
        let request = BoatsApi.addBoat(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func getBoat(id: Int) async -> Result<Boat, any Error> {
        let request = BoatsApi.getBoat(id: id)
        return await NetworkManager.shared.request(requestType: request)
    }
}

public nonisolated protocol WeatherRepository: Sendable {
    func watchGusts() async -> Result<AsyncThrowingStream<ServerSentEvent<String>, any Error>, any Error>
}

public nonisolated struct WeatherRepositoryImpl: WeatherRepository {
    public init() {}

    public func watchGusts() async -> Result<AsyncThrowingStream<ServerSentEvent<String>, any Error>, any Error> {
        let request = WeatherApi.watchGusts
        return await NetworkManager.shared.stream(requestType: request, as: .textEvents())
    }
}
