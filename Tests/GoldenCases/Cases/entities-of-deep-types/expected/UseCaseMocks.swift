import Foundation

/// Stands in for `AddShipUseCaseProtocol` in tests: records its calls and answers what its spy is told.
nonisolated final class MockAddShipUseCase: AddShipUseCaseProtocol {
    let executeSpy = MockMethod<Ship?, Ship>("AddShipUseCaseProtocol.execute(_:)")

    init() {}

    func execute(_ request: Ship?) async throws -> Ship {
        try await executeSpy.call(request)
    }
}
