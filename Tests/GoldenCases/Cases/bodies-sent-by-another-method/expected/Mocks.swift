import Foundation

/// Replaces `FerriesRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockFerriesRepository: FerriesRepository {
    public let searchFerriesSpy = MockMethod<Search, Void>("FerriesRepository.searchFerries(input:)")
    public let checkFerriesSpy = MockMethod<Void, Void>("FerriesRepository.checkFerries()")
    public let removeFerriesSpy = MockMethod<Search, Void>("FerriesRepository.removeFerries(input:)")
    public let ferryOptionsSpy = MockMethod<Search, Void>("FerriesRepository.ferryOptions(input:)")
    public let queryFerriesSpy = MockMethod<Search, Void>("FerriesRepository.queryFerries(input:)")
    public let searchCrossingsSpy = MockMethod<(id: Int, input: Search, parameters: SearchCrossingsInput), Void>(
        "FerriesRepository.searchCrossings(id:input:parameters:)"
    )

    public init() {}

    public var searchFerriesResult: Result<Void, any Error>? {
        get { searchFerriesSpy.result }
        set { searchFerriesSpy.result = newValue }
    }

    public var checkFerriesResult: Result<Void, any Error>? {
        get { checkFerriesSpy.result }
        set { checkFerriesSpy.result = newValue }
    }

    public var removeFerriesResult: Result<Void, any Error>? {
        get { removeFerriesSpy.result }
        set { removeFerriesSpy.result = newValue }
    }

    public var ferryOptionsResult: Result<Void, any Error>? {
        get { ferryOptionsSpy.result }
        set { ferryOptionsSpy.result = newValue }
    }

    public var queryFerriesResult: Result<Void, any Error>? {
        get { queryFerriesSpy.result }
        set { queryFerriesSpy.result = newValue }
    }

    public var searchCrossingsResult: Result<Void, any Error>? {
        get { searchCrossingsSpy.result }
        set { searchCrossingsSpy.result = newValue }
    }

    public func searchFerries(input: Search) async -> Result<Void, any Error> {
        await searchFerriesSpy.result(of: input)
    }

    public func checkFerries() async -> Result<Void, any Error> {
        await checkFerriesSpy.result(of: ())
    }

    public func removeFerries(input: Search) async -> Result<Void, any Error> {
        await removeFerriesSpy.result(of: input)
    }

    public func ferryOptions(input: Search) async -> Result<Void, any Error> {
        await ferryOptionsSpy.result(of: input)
    }

    public func queryFerries(input: Search) async -> Result<Void, any Error> {
        await queryFerriesSpy.result(of: input)
    }

    public func searchCrossings(
        id: Int,
        input: Search,
        parameters: SearchCrossingsInput
    ) async -> Result<Void, any Error> {
        await searchCrossingsSpy.result(of: (id: id, input: input, parameters: parameters))
    }
}
