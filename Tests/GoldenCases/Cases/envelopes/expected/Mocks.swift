import Foundation

/// Stands in for `BoatsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listBoatsSpy = MockMethod<Void, [String]>("BoatsRepository.listBoats()")

    init() {}

    func listBoats() async throws -> [String] {
        try await listBoatsSpy.call(())
    }
}

/// Stands in for `CountRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockCountRepository: CountRepository {
    let countBoatsSpy = MockMethod<Void, Int>("CountRepository.countBoats()")

    init() {}

    func countBoats() async throws -> Int {
        try await countBoatsSpy.call(())
    }
}
