import Foundation

/// Replaces `PricesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPricesRepository: PricesRepository {
    let listPricesSpy = MockMethod<(least: Decimal, most: Decimal?), [Price]>(
        "PricesRepository.listPrices(least:most:)"
    )

    init() {}

    func listPrices(least: Decimal, most: Decimal?) async throws -> [Price] {
        try await listPricesSpy.call((least: least, most: most))
    }
}
