import Foundation

/// Stands in for `BoatsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let fetchBoatSpy = MockMethod<(aB: String, input: GetBoatInput), String?>("BoatsRepository.fetchBoat(aB:input:)")

    init() {}

    func fetchBoat(aB: String, input: GetBoatInput) async throws -> String? {
        try await fetchBoatSpy.call((aB: aB, input: input))
    }
}
