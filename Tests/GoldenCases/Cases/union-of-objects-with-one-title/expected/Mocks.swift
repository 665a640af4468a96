import Foundation

/// Replaces `KilnsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockKilnsRepository: KilnsRepository {
    let fireKilnSpy = MockMethod<Void, Void>("KilnsRepository.fireKiln()")

    init() {}

    func fireKiln() async throws {
        try await fireKilnSpy.call(())
    }
}
