import Foundation

/// Stands in for `MainRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockMainRepository: MainRepository {
    let fetchSpy = MockMethod<Void, Void>("MainRepository.fetch()")
    let otherSpy = MockMethod<Void, Void>("MainRepository.other()")

    init() {}

    func fetch() async throws {
        try await fetchSpy.call(())
    }

    func other() async throws {
        try await otherSpy.call(())
    }
}
