import Foundation

/// Replaces `HarbourGateway` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockHarbourRepository: HarbourGateway {
    let addBoatSpy = MockMethod<AddBoatPayload, BoatDTO>("HarbourGateway.doAddBoat(_:)")

    init() {}

    func doAddBoat(_ request: AddBoatPayload) async throws -> BoatDTO {
        try await addBoatSpy.call(request)
    }
}
