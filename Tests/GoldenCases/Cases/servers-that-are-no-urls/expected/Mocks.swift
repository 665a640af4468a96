import Foundation

/// Replaces `ARepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockARepository: ARepository {
    let fetchASpy = MockMethod<Void, Void>("ARepository.fetchA()")

    init() {}

    func fetchA() async throws {
        try await fetchASpy.call(())
    }
}

/// Replaces `BRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBRepository: BRepository {
    let fetchBSpy = MockMethod<Void, Void>("BRepository.fetchB()")

    init() {}

    func fetchB() async throws {
        try await fetchBSpy.call(())
    }
}
