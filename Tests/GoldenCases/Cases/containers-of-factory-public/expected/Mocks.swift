import Foundation

/// Replaces `BoatsRepositoryProtocol` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockBoatsRepository: BoatsRepositoryProtocol {
    public let fetchBoatsSpy = MockMethod<Void, [Boat]>("BoatsRepositoryProtocol.fetchBoats()")
    public let addBoatSpy = MockMethod<Boat, Void>("BoatsRepositoryProtocol.addBoat(_:)")
    public let fetchBoatSpy = MockMethod<Int, Boat>("BoatsRepositoryProtocol.fetchBoat(id:)")

    public init() {}

    public func fetchBoats() async throws -> [Boat] {
        try await fetchBoatsSpy.call(())
    }

    @available(*, deprecated)
    public func addBoat(_ request: Boat) async throws {
        try await addBoatSpy.call(request)
    }

    public func fetchBoat(id: Int) async throws -> Boat {
        try await fetchBoatSpy.call(id)
    }
}

/// Replaces `WeatherRepositoryProtocol` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockWeatherRepository: WeatherRepositoryProtocol {
    public let watchGustsSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<String>, any Error>>(
        "WeatherRepositoryProtocol.watchGusts()"
    )

    public init() {}

    public func watchGusts() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        try await watchGustsSpy.call(())
    }
}
