import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
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

/// Replaces `RaftsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockRaftsRepository: RaftsRepository {
    let listRaftsSpy = MockMethod<Void, Void>("RaftsRepository.listRafts()")

    init() {}

    func listRafts() async throws {
        try await listRaftsSpy.call(())
    }
}
