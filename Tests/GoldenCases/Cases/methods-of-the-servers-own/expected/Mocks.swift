import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let searchBoatSpy = MockMethod<(id: Int, request: String), Void>("BoatsRepository.searchBoat(id:_:)")
    let hasBoatSpy = MockMethod<Int, Void>("BoatsRepository.hasBoat(id:)")
    let linkBoatSpy = MockMethod<Int, Void>("BoatsRepository.linkBoat(id:)")
    let mSearchBoatsByIdSpy = MockMethod<Int, Void>("BoatsRepository.mSearchBoatsById(id:)")

    init() {}

    func searchBoat(id: Int, _ request: String) async throws {
        try await searchBoatSpy.call((id: id, request: request))
    }

    func hasBoat(id: Int) async throws {
        try await hasBoatSpy.call(id)
    }

    func linkBoat(id: Int) async throws {
        try await linkBoatSpy.call(id)
    }

    func mSearchBoatsById(id: Int) async throws {
        try await mSearchBoatsByIdSpy.call(id)
    }
}
