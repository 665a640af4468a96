import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<Void, [Boat]>("BoatsRepository.listBoats()")
    let addBoatSpy = MockMethod<Boat, Void>("BoatsRepository.addBoat(_:)")
    let fetchBoatSpy = MockMethod<Int, Boat>("BoatsRepository.fetchBoat(id:)")

    init() {}

    func listBoats() async throws -> [Boat] {
        try await listBoatsSpy.call(())
    }

    @available(*, deprecated)
    func addBoat(_ request: Boat) async throws {
        try await addBoatSpy.call(request)
    }

    func fetchBoat(id: Int) async throws -> Boat {
        try await fetchBoatSpy.call(id)
    }
}

/// Replaces `WeatherRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockWeatherRepository: WeatherRepository {
    let watchGustsSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<String>, any Error>>(
        "WeatherRepository.watchGusts()"
    )

    init() {}

    func watchGusts() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        try await watchGustsSpy.call(())
    }
}
