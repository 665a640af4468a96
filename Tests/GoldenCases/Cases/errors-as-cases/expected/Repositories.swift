import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func listBoats() async throws -> [String]
    func addBoat() async throws
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats() async throws -> [String] {
        try await apiService.request(BoatsEndpoint.listBoats)
    }

    func addBoat() async throws {
        try await apiService.send(BoatsEndpoint.addBoat)
    }
}
