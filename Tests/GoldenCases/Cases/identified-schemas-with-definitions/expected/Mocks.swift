import Foundation

/// Replaces `ARepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockARepository: ARepository {
    let aSpy = MockMethod<A, AInner>("ARepository.a(_:)")

    init() {}

    func a(_ request: A) async throws -> AInner {
        try await aSpy.call(request)
    }
}

/// Replaces `CRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCRepository: CRepository {
    let cSpy = MockMethod<C, CInner>("CRepository.c(_:)")

    init() {}

    func c(_ request: C) async throws -> CInner {
        try await cSpy.call(request)
    }
}

/// Replaces `DeepRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDeepRepository: DeepRepository {
    let deepSpy = MockMethod<Void, A>("DeepRepository.deep()")

    init() {}

    func deep() async throws -> A {
        try await deepSpy.call(())
    }
}
