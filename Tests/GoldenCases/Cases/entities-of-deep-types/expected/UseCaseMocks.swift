import Foundation

/// Replaces `AddShipUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockAddShipUseCase: AddShipUseCaseProtocol {
    let executeSpy = MockMethod<Ship?, Ship>("AddShipUseCaseProtocol.execute(_:)")

    init() {}

    func execute(_ request: Ship?) async throws -> Ship {
        try await executeSpy.call(request)
    }
}
