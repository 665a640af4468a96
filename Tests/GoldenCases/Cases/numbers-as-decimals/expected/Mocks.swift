import Foundation

/// Stands in for `PricesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPricesRepository: PricesRepository {
    let listPricesSpy = MockMethod<(least: Decimal, most: Decimal?), [Price]>(
        "PricesRepository.listPrices(least:most:)"
    )

    init() {}

    func listPrices(least: Decimal, most: Decimal?) async throws -> [Price] {
        try await listPricesSpy.call((least: least, most: most))
    }
}
