import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockBoatsRepository: BoatsRepository {
    public let listBoatsSpy = MockMethod<Void, [Boat]>("BoatsRepository.listBoats()")
    public let addBoatSpy = MockMethod<Boat, Void>("BoatsRepository.addBoat(input:)")
    public let getBoatSpy = MockMethod<Int, Boat>("BoatsRepository.getBoat(id:)")

    public init() {}

    public var listBoatsResult: Result<[Boat], any Error>? {
        get { listBoatsSpy.result }
        set { listBoatsSpy.result = newValue }
    }

    public var addBoatResult: Result<Void, any Error>? {
        get { addBoatSpy.result }
        set { addBoatSpy.result = newValue }
    }

    public var getBoatResult: Result<Boat, any Error>? {
        get { getBoatSpy.result }
        set { getBoatSpy.result = newValue }
    }

    public func listBoats() async -> Result<[Boat], any Error> {
        await listBoatsSpy.result(of: ())
    }

    @available(*, deprecated)
    public func addBoat(input: Boat) async -> Result<Void, any Error> {
        await addBoatSpy.result(of: input)
    }

    public func getBoat(id: Int) async -> Result<Boat, any Error> {
        await getBoatSpy.result(of: id)
    }
}

/// Replaces `WeatherRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockWeatherRepository: WeatherRepository {
    public let watchGustsSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<String>, any Error>>(
        "WeatherRepository.watchGusts()"
    )

    public init() {}

    public var watchGustsResult: Result<AsyncThrowingStream<ServerSentEvent<String>, any Error>, any Error>? {
        get { watchGustsSpy.result }
        set { watchGustsSpy.result = newValue }
    }

    public func watchGusts() async -> Result<AsyncThrowingStream<ServerSentEvent<String>, any Error>, any Error> {
        await watchGustsSpy.result(of: ())
    }
}
