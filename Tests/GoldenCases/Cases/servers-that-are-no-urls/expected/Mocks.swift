import Foundation

/// Stands in for `ARepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockARepository: ARepository {
    let fetchASpy = MockMethod<Void, Void>("ARepository.fetchA()")

    init() {}

    func fetchA() async throws {
        try await fetchASpy.call(())
    }
}

/// Stands in for `BRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBRepository: BRepository {
    let fetchBSpy = MockMethod<Void, Void>("BRepository.fetchB()")

    init() {}

    func fetchB() async throws {
        try await fetchBSpy.call(())
    }
}
