import Foundation

/// Stands in for `BoatsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<ListBoatsInput, Void>("BoatsRepository.listBoats(input:)")

    init() {}

    func listBoats(input: ListBoatsInput) async throws {
        try await listBoatsSpy.call(input)
    }
}
