import Foundation

/// Replaces `FerriesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockFerriesRepository: FerriesRepository {
    let searchFerriesSpy = MockMethod<Void, Void>("FerriesRepository.searchFerries()")
    let checkFerriesSpy = MockMethod<Void, Void>("FerriesRepository.checkFerries()")
    let removeFerriesSpy = MockMethod<Search, Void>("FerriesRepository.removeFerries(_:)")
    let ferryOptionsSpy = MockMethod<Search, Void>("FerriesRepository.ferryOptions(_:)")
    let queryFerriesSpy = MockMethod<Search, Void>("FerriesRepository.queryFerries(_:)")
    let checkCrossingsSpy = MockMethod<Int, Void>("FerriesRepository.checkCrossings(id:)")
    let searchCrossingsSpy = MockMethod<(id: Int, request: Search, page: Int?, xPort: String?), Void>(
        "FerriesRepository.searchCrossings(id:_:page:xPort:)"
    )

    init() {}

    func searchFerries() async throws {
        try await searchFerriesSpy.call(())
    }

    func checkFerries() async throws {
        try await checkFerriesSpy.call(())
    }

    func removeFerries(_ request: Search) async throws {
        try await removeFerriesSpy.call(request)
    }

    func ferryOptions(_ request: Search) async throws {
        try await ferryOptionsSpy.call(request)
    }

    func queryFerries(_ request: Search) async throws {
        try await queryFerriesSpy.call(request)
    }

    func checkCrossings(id: Int) async throws {
        try await checkCrossingsSpy.call(id)
    }

    func searchCrossings(id: Int, _ request: Search, page: Int?, xPort: String?) async throws {
        try await searchCrossingsSpy.call((id: id, request: request, page: page, xPort: xPort))
    }
}
