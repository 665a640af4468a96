import Foundation

/// Replaces `ARepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockARepository: ARepository {
    let byDefaultSpy = MockMethod<Void, Void>("ARepository.byDefault()")

    init() {}

    func byDefault() async throws {
        try await byDefaultSpy.call(())
    }
}

/// Replaces `BRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBRepository: BRepository {
    let openSpy = MockMethod<Void, Void>("BRepository.open()")

    init() {}

    func open() async throws {
        try await openSpy.call(())
    }
}

/// Replaces `CRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCRepository: CRepository {
    let eitherOrSpy = MockMethod<Void, Void>("CRepository.eitherOr()")

    init() {}

    func eitherOr() async throws {
        try await eitherOrSpy.call(())
    }
}

/// Replaces `DRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDRepository: DRepository {
    let togetherSpy = MockMethod<Void, Void>("DRepository.together()")

    init() {}

    func together() async throws {
        try await togetherSpy.call(())
    }
}

/// Replaces `ERepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockERepository: ERepository {
    let scopedSpy = MockMethod<Void, Void>("ERepository.scoped()")

    init() {}

    func scoped() async throws {
        try await scopedSpy.call(())
    }
}
