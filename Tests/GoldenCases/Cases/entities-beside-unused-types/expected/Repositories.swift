import Foundation

nonisolated final class ParcelsRepository: ParcelsRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func sendParcel(_ request: Parcel) async throws {
        try await BackgroundWork.run {
            try await client.send(ParcelsEndpoint.sendParcel(ParcelDTO(request)))
        }
    }
}
