import Foundation

nonisolated protocol ParcelRepository: Sendable {
    func followParcel(id: String) async throws -> AsyncThrowingStream<ServerSentEvent<Stop>, any Error>
    func sendParcel(id: String, _ request: SendParcelRequest) async throws -> Way
}

nonisolated final class ParcelRepositoryImpl: ParcelRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func followParcel(id: String) async throws -> AsyncThrowingStream<ServerSentEvent<Stop>, any Error> {
        try await apiService.stream(ParcelEndpoint.followParcel(id: id), as: .events())
    }

    func sendParcel(id: String, _ request: SendParcelRequest) async throws -> Way {
        try await BackgroundWork.run {
            let response: WayDTO = try await apiService.request(
                ParcelEndpoint.sendParcel(id: id, SendParcelRequestDTO(request))
            )
            return Way(response)
        }
    }
}
