import Foundation

/// Replaces `PricesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPricesRepository: PricesRepository {
    let pricesSpy = MockMethod<(xRate: Double, xLimit: Double?, xPage: Int?), Void>(
        "PricesRepository.prices(xRate:xLimit:xPage:)"
    )

    init() {}

    func prices(xRate: Double, xLimit: Double?, xPage: Int?) async throws {
        try await pricesSpy.call((xRate: xRate, xLimit: xLimit, xPage: xPage))
    }
}
