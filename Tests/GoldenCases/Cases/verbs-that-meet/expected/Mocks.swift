import Foundation

/// Replaces `HarbourRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockHarbourRepository: HarbourRepository {
    let listBoatsSpy = MockMethod<Void, Void>("HarbourRepository.listBoats()")
    let fetchBoatsSpy = MockMethod<Void, Void>("HarbourRepository.fetchBoats()")
    let getBoatsSpy = MockMethod<Void, Void>("HarbourRepository.getBoats()")

    init() {}

    func listBoats() async throws {
        try await listBoatsSpy.call(())
    }

    func fetchBoats() async throws {
        try await fetchBoatsSpy.call(())
    }

    func getBoats() async throws {
        try await getBoatsSpy.call(())
    }
}
