import Foundation

#if DEBUG
    /// Replaces `BoatsRepositoryProtocol` with entities in memory. Each method can be stubbed through its spy;
    /// methods other than create, read, update, delete and list must be.
    public nonisolated final class MockBoatsRepository: BoatsRepositoryProtocol {
        public let boats = FakeTable<Boat>(id: "id")
        public let fetchBoatsSpy = MockMethod<Void, [Boat]>("BoatsRepositoryProtocol.fetchBoats()")
        public let addBoatSpy = MockMethod<Boat, Void>("BoatsRepositoryProtocol.addBoat(_:)")
        public let fetchBoatSpy = MockMethod<Int, Boat>("BoatsRepositoryProtocol.fetchBoat(id:)")

        public init() {}

        public func fetchBoats() async throws -> [Boat] {
            try await fetchBoatsSpy.call(()) {
                boats.entities
            }
        }

        @available(*, deprecated)
        public func addBoat(_ request: Boat) async throws {
            try await addBoatSpy.call(request) {
                try boats.create(request)
            }
        }

        public func fetchBoat(id: Int) async throws -> Boat {
            try await fetchBoatSpy.call(id) {
                try boats.read(id)
            }
        }
    }
#endif

#if DEBUG
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
#endif
