import Foundation

/// Replaces `DRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDRepository: DRepository {
    let fetchDogSpy = MockMethod<Void, Dog>("DRepository.fetchDog()")

    init() {}

    func fetchDog() async throws -> Dog {
        try await fetchDogSpy.call(())
    }
}
