import Foundation

/// Stands in for `OrdersRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockOrdersRepository: OrdersRepository {
    let fetchOrderSpy = MockMethod<Void, Order>("OrdersRepository.fetchOrder()")
    let fetchArchivedOrderSpy = MockMethod<Void, Order>("OrdersRepository.fetchArchivedOrder()")

    init() {}

    func fetchOrder() async throws -> Order {
        try await fetchOrderSpy.call(())
    }

    func fetchArchivedOrder() async throws -> Order {
        try await fetchArchivedOrderSpy.call(())
    }
}
