import Foundation

/// Replaces `ParcelsRepositoryProtocol` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockParcelsRepository: ParcelsRepositoryProtocol {
    let sendParcelSpy = MockMethod<Parcel, Void>("ParcelsRepositoryProtocol.sendParcel(_:)")

    init() {}

    func sendParcel(_ request: Parcel) async throws {
        try await sendParcelSpy.call(request)
    }
}
