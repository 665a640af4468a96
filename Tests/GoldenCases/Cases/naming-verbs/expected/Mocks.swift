import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let browseBoatsSpy = MockMethod<Void, Void>("BoatsRepository.browseBoats()")
    let addBoatSpy = MockMethod<Void, Void>("BoatsRepository.addBoat()")
    let loadBoatSpy = MockMethod<Int, Void>("BoatsRepository.loadBoat(id:)")

    init() {}

    func browseBoats() async throws {
        try await browseBoatsSpy.call(())
    }

    func addBoat() async throws {
        try await addBoatSpy.call(())
    }

    func loadBoat(id: Int) async throws {
        try await loadBoatSpy.call(id)
    }
}
