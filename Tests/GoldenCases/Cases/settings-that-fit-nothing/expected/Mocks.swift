import Foundation

/// Replaces `OrdersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockOrdersRepository: OrdersRepository {
    let createOrderSpy = MockMethod<NewOrder, Order>("OrdersRepository.createOrder(_:)")

    init() {}

    func createOrder(_ request: NewOrder) async throws -> Order {
        try await createOrderSpy.call(request)
    }
}
