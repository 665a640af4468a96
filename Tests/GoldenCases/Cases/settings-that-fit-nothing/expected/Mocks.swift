import Foundation

/// Stands in for `OrdersRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockOrdersRepository: OrdersRepository {
    let createOrderSpy = MockMethod<NewOrder, Order>("OrdersRepository.createOrder(_:)")

    init() {}

    func createOrder(_ request: NewOrder) async throws -> Order {
        try await createOrderSpy.call(request)
    }
}
