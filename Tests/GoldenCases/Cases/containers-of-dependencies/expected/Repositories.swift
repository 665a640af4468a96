import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func listBoats() async throws -> [Boat]
    @available(*, deprecated)
    func addBoat(_ request: Boat) async throws
    func fetchBoat(id: Int) async throws -> Boat
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats() async throws -> [Boat] {
        try await apiService.request(BoatsEndpoint.listBoats)
    }

    @available(*, deprecated)
    func addBoat(_ request: Boat) async throws {
        try await apiService.send(BoatsEndpoint.addBoat(request))
    }

    func fetchBoat(id: Int) async throws -> Boat {
        try await apiService.request(BoatsEndpoint.getBoat(id: id))
    }
}

nonisolated protocol WeatherRepository: Sendable {
    func watchGusts() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error>
}

nonisolated final class WeatherRepositoryImpl: WeatherRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func watchGusts() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        try await apiService.stream(WeatherEndpoint.watchGusts, as: .textEvents())
    }
}
