import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let fetchBoatSpy = MockMethod<(id: String, id2: Int?, ID: String?), Void>("BoatsRepository.fetchBoat(id:id2:ID:)")

    init() {}

    func fetchBoat(id: String, id2: Int?, ID: String?) async throws {
        try await fetchBoatSpy.call((id: id, id2: id2, ID: ID))
    }
}
