import Foundation

/// Replaces `OrdersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockOrdersRepository: OrdersRepository {
    let listOrdersSpy = MockMethod<Direction?, PaginatedOrders>("OrdersRepository.listOrders(direction:)")
    let createOrderSpy = MockMethod<OrderDraft, Void>("OrdersRepository.createOrder(_:)")
    let fetchOrderSpy = MockMethod<(id: String, view: OrdersByIdView?), [String: JSONValue]>(
        "OrdersRepository.fetchOrder(id:view:)"
    )
    let replaceOrderSpy = MockMethod<(id: String, request: OrderDraft, view: OrdersByIdView?), Void>(
        "OrdersRepository.replaceOrder(id:_:view:)"
    )

    init() {}

    func listOrders(direction: Direction?) async throws -> PaginatedOrders {
        try await listOrdersSpy.call(direction)
    }

    func createOrder(_ request: OrderDraft) async throws {
        try await createOrderSpy.call(request)
    }

    func fetchOrder(id: String, view: OrdersByIdView?) async throws -> [String: JSONValue] {
        try await fetchOrderSpy.call((id: id, view: view))
    }

    func replaceOrder(id: String, _ request: OrderDraft, view: OrdersByIdView?) async throws {
        try await replaceOrderSpy.call((id: id, request: request, view: view))
    }
}
