import Foundation

nonisolated protocol StoresRepository: Sendable {
    func fetchStores() async throws -> Stores
}

nonisolated final class StoresRepositoryImpl: StoresRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchStores() async throws -> Stores {
        try await apiService.request(StoresEndpoint.fetchStores)
    }
}
