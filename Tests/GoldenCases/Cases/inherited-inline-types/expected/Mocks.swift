import Foundation

/// Replaces `OrdersRepository` in tests: each method records its calls and answers as stubbed.
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
