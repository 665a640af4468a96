import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func listBoats() async throws -> [Boat]
    @available(*, deprecated)
    func addBoat(_ request: Boat) async throws
    func fetchBoat(id: Int) async throws -> Boat
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiClient: APIClient

    init(apiClient: APIClient = .shared) {
        self.apiClient = apiClient
    }

    func listBoats() async throws -> [Boat] {
        try await apiClient.request(BoatsEndpoint.listBoats)
    }

    @available(*, deprecated)
    func addBoat(_ request: Boat) async throws {
        try await apiClient.send(BoatsEndpoint.addBoat(request))
    }

    func fetchBoat(id: Int) async throws -> Boat {
        try await apiClient.request(BoatsEndpoint.getBoat(id: id))
    }
}

nonisolated protocol WeatherRepository: Sendable {
    func watchGusts() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error>
}

nonisolated final class WeatherRepositoryImpl: WeatherRepository {
    private let apiClient: APIClient

    init(apiClient: APIClient = .shared) {
        self.apiClient = apiClient
    }

    func watchGusts() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        try await apiClient.stream(WeatherEndpoint.watchGusts, as: .textEvents())
    }
}
