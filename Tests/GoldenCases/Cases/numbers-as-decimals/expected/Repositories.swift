import Foundation

nonisolated protocol PricesRepository: Sendable {
    func listPrices(least: Decimal, most: Decimal?) async throws -> [Price]
}

nonisolated extension PricesRepository {
    func listPrices(
        least: Decimal,
        most: Decimal? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> [Price] {
        try await listPrices(least: least, most: most)
    }
}

nonisolated final class PricesRepositoryImpl: PricesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listPrices(least: Decimal, most: Decimal?) async throws -> [Price] {
        try await apiService.request(PricesEndpoint.listPrices(least: least, most: most))
    }
}
