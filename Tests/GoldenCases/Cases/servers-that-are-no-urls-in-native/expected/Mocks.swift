import Foundation

/// Replaces `MainRepository` in tests: each method records its calls and answers as stubbed.
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
