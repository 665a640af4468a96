import Foundation

/// Replaces `PortRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPortRepository: PortRepository {
    let findBoatSpy = MockMethod<(id: Int, language: String?), Boat>("PortRepository.findBoat(id:language:)")

    init() {}

    func findBoat(id: Int, language: String?) async throws -> Boat {
        try await findBoatSpy.call((id: id, language: language))
    }
}
