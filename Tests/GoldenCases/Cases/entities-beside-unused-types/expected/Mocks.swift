import Foundation

/// Stands in for `ParcelsRepositoryProtocol` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockParcelsRepository: ParcelsRepositoryProtocol {
    let sendParcelSpy = MockMethod<Parcel, Void>("ParcelsRepositoryProtocol.sendParcel(_:)")

    init() {}

    func sendParcel(_ request: Parcel) async throws {
        try await sendParcelSpy.call(request)
    }
}
