import Foundation

nonisolated protocol PricesRepository: Sendable {
    func prices(xRate: Double, xLimit: Double?, xPage: Int?) async throws
}

nonisolated extension PricesRepository {
    func prices(
        xRate: Double,
        xLimit: Double? = nil,
        xPage: Int? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await prices(xRate: xRate, xLimit: xLimit, xPage: xPage)
    }
}

nonisolated final class PricesRepositoryImpl: PricesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func prices(xRate: Double, xLimit: Double?, xPage: Int?) async throws {
        try await apiService.send(PricesEndpoint.prices(xRate: xRate, xLimit: xLimit, xPage: xPage))
    }
}
