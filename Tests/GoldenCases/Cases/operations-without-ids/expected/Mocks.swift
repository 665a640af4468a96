import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let fetchBoatsSpy = MockMethod<Void, Void>("BoatsRepository.fetchBoats()")
    let postBoatsSpy = MockMethod<Void, Void>("BoatsRepository.postBoats()")
    let fetchBoatsByIdSpy = MockMethod<Int, Void>("BoatsRepository.fetchBoatsById(id:)")
    let fetchBoatsByIdSlashSpy = MockMethod<Int, Void>("BoatsRepository.fetchBoatsByIdSlash(id:)")
    let fetchBoatsIdSpy = MockMethod<Void, Void>("BoatsRepository.fetchBoatsId()")

    init() {}

    func fetchBoats() async throws {
        try await fetchBoatsSpy.call(())
    }

    func postBoats() async throws {
        try await postBoatsSpy.call(())
    }

    func fetchBoatsById(id: Int) async throws {
        try await fetchBoatsByIdSpy.call(id)
    }

    func fetchBoatsByIdSlash(id: Int) async throws {
        try await fetchBoatsByIdSlashSpy.call(id)
    }

    func fetchBoatsId() async throws {
        try await fetchBoatsIdSpy.call(())
    }
}
