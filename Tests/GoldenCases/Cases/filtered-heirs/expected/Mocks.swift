import Foundation

/// Stands in for `DRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockDRepository: DRepository {
    let fetchDogSpy = MockMethod<Void, Dog>("DRepository.fetchDog()")

    init() {}

    func fetchDog() async throws -> Dog {
        try await fetchDogSpy.call(())
    }
}
