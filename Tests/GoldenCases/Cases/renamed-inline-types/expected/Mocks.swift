import Foundation

/// Replaces `OrdersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockOrdersRepository: OrdersRepository {
    let listOrdersSpy = MockMethod<Direction?, OrderPage>("OrdersRepository.listOrders(direction:)")
    let createOrderSpy = MockMethod<OrderDraft, Void>("OrdersRepository.createOrder(_:)")
    let fetchOrderSpy = MockMethod<(id: String, view: OrderView?), [String: JSONValue]>(
        "OrdersRepository.fetchOrder(id:view:)"
    )
    let replaceOrderSpy = MockMethod<(id: String, request: OrderDraft, view: OrderView?), Void>(
        "OrdersRepository.replaceOrder(id:_:view:)"
    )

    init() {}

    func listOrders(direction: Direction?) async throws -> OrderPage {
        try await listOrdersSpy.call(direction)
    }

    func createOrder(_ request: OrderDraft) async throws {
        try await createOrderSpy.call(request)
    }

    func fetchOrder(id: String, view: OrderView?) async throws -> [String: JSONValue] {
        try await fetchOrderSpy.call((id: id, view: view))
    }

    func replaceOrder(id: String, _ request: OrderDraft, view: OrderView?) async throws {
        try await replaceOrderSpy.call((id: id, request: request, view: view))
    }
}
