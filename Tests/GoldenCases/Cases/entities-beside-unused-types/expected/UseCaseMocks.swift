import Foundation

/// Stands in for `SendParcelUseCaseProtocol` in tests: records its calls and answers what its spy is told.
nonisolated final class MockSendParcelUseCase: SendParcelUseCaseProtocol {
    let executeSpy = MockMethod<Parcel, Void>("SendParcelUseCaseProtocol.execute(_:)")

    init() {}

    func execute(_ request: Parcel) async throws {
        try await executeSpy.call(request)
    }
}
