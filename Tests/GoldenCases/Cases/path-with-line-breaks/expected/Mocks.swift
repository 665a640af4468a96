import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let fetchBoatSpy = MockMethod<(aB: String, input: GetBoatInput), String?>("BoatsRepository.fetchBoat(aB:input:)")

    init() {}

    func fetchBoat(aB: String, input: GetBoatInput) async throws -> String? {
        try await fetchBoatSpy.call((aB: aB, input: input))
    }
}
