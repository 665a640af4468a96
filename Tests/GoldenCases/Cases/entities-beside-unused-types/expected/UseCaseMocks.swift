import Foundation

/// Replaces `SendParcelUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockSendParcelUseCase: SendParcelUseCaseProtocol {
    let executeSpy = MockMethod<Parcel, Void>("SendParcelUseCaseProtocol.execute(_:)")

    init() {}

    func execute(_ request: Parcel) async throws {
        try await executeSpy.call(request)
    }
}
