import Foundation

public nonisolated final class BoatsRepository: BoatsRepositoryProtocol {
    private let client: any NetworkClientProtocol

    public init(client: any NetworkClientProtocol) {
        self.client = client
    }

    public func fetchBoats() async throws -> [Boat] {
        try await client.request(BoatsEndpoint.listBoats)
    }

    @available(*, deprecated)
    public func addBoat(_ request: Boat) async throws {
        try await client.send(BoatsEndpoint.addBoat(request))
    }

    public func fetchBoat(id: Int) async throws -> Boat {
        try await client.request(BoatsEndpoint.getBoat(id: id))
    }
}

public nonisolated final class WeatherRepository: WeatherRepositoryProtocol {
    private let client: any NetworkClientProtocol

    public init(client: any NetworkClientProtocol) {
        self.client = client
    }

    public func watchGusts() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        try await client.stream(WeatherEndpoint.watchGusts, as: .textEvents())
    }
}
