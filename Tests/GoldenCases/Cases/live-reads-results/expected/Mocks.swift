import Foundation

/// Replaces `BoatsRepositoryProtocol` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockBoatsRepository: BoatsRepositoryProtocol {
    public let fetchBoatsSpy = MockMethod<String?, [Boat]>("BoatsRepositoryProtocol.fetchBoats(harbour:)")
    public let fetchBoatSpy = MockMethod<Int, Boat>("BoatsRepositoryProtocol.fetchBoat(id:)")
    public let fetchPositionSpy = MockMethod<Int, Position>("BoatsRepositoryProtocol.fetchPosition(id:)")
    public let fetchCrewSpy = MockMethod<(id: Int, settings: String?), [String]>(
        "BoatsRepositoryProtocol.fetchCrew(id:settings:)"
    )
    public let watchCrewSpy = MockMethod<Int, AsyncThrowingStream<ServerSentEvent<Crew>, any Error>>(
        "BoatsRepositoryProtocol.watchCrew(id:)"
    )
    public let fetchCrewsSpy = MockMethod<Int, Crew>("BoatsRepositoryProtocol.fetchCrews(id:)")
    public let searchBoatsSpy = MockMethod<Search, [Boat]>("BoatsRepositoryProtocol.searchBoats(_:)")
    public let allBoatsSpy = MockMethod<Void, [Boat]>("BoatsRepositoryProtocol.allBoats()")
    public let moveBoatSpy = MockMethod<(id: Int, request: Position), Void>("BoatsRepositoryProtocol.moveBoat(id:_:)")

    public init() {}

    public var fetchBoatsResult: Result<[Boat], any Error>? {
        get { fetchBoatsSpy.result }
        set { fetchBoatsSpy.result = newValue }
    }

    public var fetchBoatResult: Result<Boat, any Error>? {
        get { fetchBoatSpy.result }
        set { fetchBoatSpy.result = newValue }
    }

    public var fetchPositionResult: Result<Position, any Error>? {
        get { fetchPositionSpy.result }
        set { fetchPositionSpy.result = newValue }
    }

    public var fetchCrewResult: Result<[String], any Error>? {
        get { fetchCrewSpy.result }
        set { fetchCrewSpy.result = newValue }
    }

    public var watchCrewResult: Result<AsyncThrowingStream<ServerSentEvent<Crew>, any Error>, any Error>? {
        get { watchCrewSpy.result }
        set { watchCrewSpy.result = newValue }
    }

    public var fetchCrewsResult: Result<Crew, any Error>? {
        get { fetchCrewsSpy.result }
        set { fetchCrewsSpy.result = newValue }
    }

    public var searchBoatsResult: Result<[Boat], any Error>? {
        get { searchBoatsSpy.result }
        set { searchBoatsSpy.result = newValue }
    }

    public var allBoatsResult: Result<[Boat], any Error>? {
        get { allBoatsSpy.result }
        set { allBoatsSpy.result = newValue }
    }

    public var moveBoatResult: Result<Void, any Error>? {
        get { moveBoatSpy.result }
        set { moveBoatSpy.result = newValue }
    }

    public func fetchBoats(harbour: String?) async -> Result<[Boat], any Error> {
        await fetchBoatsSpy.result(of: harbour)
    }

    public func fetchBoat(id: Int) async -> Result<Boat, any Error> {
        await fetchBoatSpy.result(of: id)
    }

    public func fetchPosition(id: Int) async -> Result<Position, any Error> {
        await fetchPositionSpy.result(of: id)
    }

    public func fetchCrew(id: Int, settings: String?) async -> Result<[String], any Error> {
        await fetchCrewSpy.result(of: (id: id, settings: settings))
    }

    public func watchCrew(id: Int) async -> Result<AsyncThrowingStream<ServerSentEvent<Crew>, any Error>, any Error> {
        await watchCrewSpy.result(of: id)
    }

    public func fetchCrews(id: Int) async -> Result<Crew, any Error> {
        await fetchCrewsSpy.result(of: id)
    }

    public func searchBoats(_ request: Search) async -> Result<[Boat], any Error> {
        await searchBoatsSpy.result(of: request)
    }

    public func allBoats() async -> Result<[Boat], any Error> {
        await allBoatsSpy.result(of: ())
    }

    public func moveBoat(id: Int, _ request: Position) async -> Result<Void, any Error> {
        await moveBoatSpy.result(of: (id: id, request: request))
    }
}
