import Foundation

nonisolated final class ParcelsRepository: ParcelsRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func sendParcel(_ request: Parcel) async throws {
        try await client.send(ParcelsEndpoint.sendParcel(ParcelDTO(request)))
    }
}
