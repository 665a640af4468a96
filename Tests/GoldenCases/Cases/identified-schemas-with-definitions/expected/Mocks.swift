import Foundation

/// Stands in for `ARepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockARepository: ARepository {
    let aSpy = MockMethod<A, AInner>("ARepository.a(_:)")

    init() {}

    func a(_ request: A) async throws -> AInner {
        try await aSpy.call(request)
    }
}

/// Stands in for `CRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockCRepository: CRepository {
    let cSpy = MockMethod<C, CInner>("CRepository.c(_:)")

    init() {}

    func c(_ request: C) async throws -> CInner {
        try await cSpy.call(request)
    }
}

/// Stands in for `DeepRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockDeepRepository: DeepRepository {
    let deepSpy = MockMethod<Void, A>("DeepRepository.deep()")

    init() {}

    func deep() async throws -> A {
        try await deepSpy.call(())
    }
}
