import Foundation

/// Replaces `AwaitRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockAwaitRepository: AwaitRepository {
    let awaitSpy = MockMethod<Int?, Void>("AwaitRepository.`await`(limit:)")

    init() {}

    func `await`(limit: Int?) async throws {
        try await awaitSpy.call(limit)
    }
}

/// Replaces `InitRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockInitRepository: InitRepository {
    let initSpy = MockMethod<Int?, Void>("InitRepository.`init`(limit:)")

    init() {}

    func `init`(limit: Int?) async throws {
        try await initSpy.call(limit)
    }
}

/// Replaces `DefaultRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDefaultRepository: DefaultRepository {
    let defaultSpy = MockMethod<Int?, Void>("DefaultRepository.`default`(await:)")

    init() {}

    func `default`(await: Int?) async throws {
        try await defaultSpy.call(`await`)
    }
}

/// Replaces `SelfRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSelfRepository: SelfRepository {
    let selfValueSpy = MockMethod<Int?, Void>("SelfRepository.selfValue(selfValue:)")

    init() {}

    func selfValue(selfValue selfValueValue: Int?) async throws {
        try await selfValueSpy.call(selfValueValue)
    }
}
