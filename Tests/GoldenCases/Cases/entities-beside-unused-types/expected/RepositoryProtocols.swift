import Foundation

nonisolated protocol ParcelsRepositoryProtocol: Sendable {
    func sendParcel(_ request: Parcel) async throws
}
