import Foundation

nonisolated protocol HarbourGateway: Sendable {
    func doAddBoat(_ request: AddBoatPayload) async throws -> BoatDTO
}

nonisolated final class LiveHarbourGateway: HarbourGateway {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func doAddBoat(_ request: AddBoatPayload) async throws -> BoatDTO {
        try await apiService.request(HarbourTarget.addBoat(request))
    }
}
