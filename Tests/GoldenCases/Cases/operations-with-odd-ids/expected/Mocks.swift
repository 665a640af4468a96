import Foundation

/// Replaces `ARepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockARepository: ARepository {
    let reposListForOrgSpy = MockMethod<Void, Void>("ARepository.reposListForOrg()")

    init() {}

    func reposListForOrg() async throws {
        try await reposListForOrgSpy.call(())
    }
}

/// Replaces `BRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBRepository: BRepository {
    let _5476Spy = MockMethod<Void, Void>("BRepository._5476()")

    init() {}

    func _5476() async throws {
        try await _5476Spy.call(())
    }
}

/// Replaces `CRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCRepository: CRepository {
    let oneSpy = MockMethod<Void, Void>("CRepository.one()")

    init() {}

    func one() async throws {
        try await oneSpy.call(())
    }
}

/// Replaces `DRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDRepository: DRepository {
    let starSpy = MockMethod<Void, Void>("DRepository.star()")

    init() {}

    func star() async throws {
        try await starSpy.call(())
    }
}

/// Replaces `ERepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockERepository: ERepository {
    let initSpy = MockMethod<Void, Void>("ERepository.`init`()")

    init() {}

    func `init`() async throws {
        try await initSpy.call(())
    }
}

/// Replaces `FRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockFRepository: FRepository {
    let selfValueSpy = MockMethod<Void, Void>("FRepository.selfValue()")

    init() {}

    func selfValue() async throws {
        try await selfValueSpy.call(())
    }
}

/// Replaces `GRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockGRepository: GRepository {
    let pathSpy = MockMethod<Void, Void>("GRepository.path()")

    init() {}

    func path() async throws {
        try await pathSpy.call(())
    }
}

/// Replaces `HRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockHRepository: HRepository {
    let fetchRawSpy = MockMethod<Void, Void>("HRepository.fetchRaw()")

    init() {}

    func fetchRaw() async throws {
        try await fetchRawSpy.call(())
    }
}

/// Replaces `IRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockIRepository: IRepository {
    let fetchRawSpy = MockMethod<Void, Void>("IRepository.fetchRaw()")

    init() {}

    func fetchRaw() async throws {
        try await fetchRawSpy.call(())
    }
}

/// Replaces `JRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockJRepository: JRepository {
    let fetchJSpy = MockMethod<Void, Void>("JRepository.fetchJ()")

    init() {}

    func fetchJ() async throws {
        try await fetchJSpy.call(())
    }
}
