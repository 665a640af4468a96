import Foundation

/// Stands in for `KilnsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockKilnsRepository: KilnsRepository {
    let fireKilnSpy = MockMethod<Void, Void>("KilnsRepository.fireKiln()")

    init() {}

    func fireKiln() async throws {
        try await fireKilnSpy.call(())
    }
}
