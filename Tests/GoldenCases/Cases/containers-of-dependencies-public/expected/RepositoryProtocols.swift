import Foundation

public nonisolated protocol BoatsRepositoryProtocol: Sendable {
    func fetchBoats() async throws -> [Boat]
    @available(*, deprecated)
    func addBoat(_ request: Boat) async throws
    func fetchBoat(id: Int) async throws -> Boat
}

public nonisolated protocol WeatherRepositoryProtocol: Sendable {
    func watchGusts() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error>
}
