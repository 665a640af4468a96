import Foundation

/// Replaces `OrdersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockOrdersRepository: OrdersRepository {
    let listOrdersSpy = MockMethod<Void, Order>("OrdersRepository.listOrders()")

    init() {}

    func listOrders() async throws -> Order {
        try await listOrdersSpy.call(())
    }
}
