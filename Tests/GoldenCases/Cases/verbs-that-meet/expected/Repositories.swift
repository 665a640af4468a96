import Foundation

nonisolated protocol HarbourRepository: Sendable {
    func listBoats() async throws
    func fetchBoats() async throws
    func getBoats() async throws
}

nonisolated final class HarbourRepositoryImpl: HarbourRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats() async throws {
        try await apiService.send(HarbourEndpoint.listBoats)
    }

    func fetchBoats() async throws {
        try await apiService.send(HarbourEndpoint.fetchBoats)
    }

    func getBoats() async throws {
        try await apiService.send(HarbourEndpoint.getBoats)
    }
}
