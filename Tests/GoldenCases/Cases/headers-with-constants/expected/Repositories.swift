import Foundation

nonisolated protocol PricesRepository: Sendable {
    func fetchPrices() async throws -> [String]
}

nonisolated final class PricesRepositoryImpl: PricesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchPrices() async throws -> [String] {
        try await apiService.request(PricesEndpoint.getPrices)
    }
}
