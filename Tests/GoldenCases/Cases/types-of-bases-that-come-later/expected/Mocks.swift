import Foundation

/// Stands in for `OrdersRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockOrdersRepository: OrdersRepository {
    let listOrdersSpy = MockMethod<Void, [Order]>("OrdersRepository.listOrders()")

    init() {}

    func listOrders() async throws -> [Order] {
        try await listOrdersSpy.call(())
    }
}
