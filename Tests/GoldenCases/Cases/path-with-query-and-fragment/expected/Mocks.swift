import Foundation

/// Stands in for `BoatsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let listSailsSpy = MockMethod<Void, Void>("BoatsRepository.listSails()")
    let listOldSpy = MockMethod<Void, Void>("BoatsRepository.listOld()")

    init() {}

    func listSails() async throws {
        try await listSailsSpy.call(())
    }

    func listOld() async throws {
        try await listOldSpy.call(())
    }
}

/// Stands in for `RaftsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockRaftsRepository: RaftsRepository {
    let listRaftsSpy = MockMethod<Void, Void>("RaftsRepository.listRafts()")

    init() {}

    func listRafts() async throws {
        try await listRaftsSpy.call(())
    }
}
