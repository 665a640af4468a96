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

/// Replaces `CRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCRepository: CRepository {
    let fetchCSpy = MockMethod<Void, Void>("CRepository.fetchC()")

    init() {}

    func fetchC() async throws {
        try await fetchCSpy.call(())
    }
}

/// Replaces `DRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDRepository: DRepository {
    let fetchDSpy = MockMethod<Void, Void>("DRepository.fetchD()")

    init() {}

    func fetchD() async throws {
        try await fetchDSpy.call(())
    }
}

/// Replaces `ERepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockERepository: ERepository {
    let fetchESpy = MockMethod<Void, Void>("ERepository.fetchE()")

    init() {}

    func fetchE() async throws {
        try await fetchESpy.call(())
    }
}
