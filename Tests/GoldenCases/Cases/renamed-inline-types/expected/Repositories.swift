import Foundation

nonisolated protocol OrdersRepository: Sendable {
    func listOrders(direction: Direction?) async throws -> OrderPage
    func createOrder(_ request: OrderDraft) async throws
    func fetchOrder(id: String, view: OrderView?) async throws -> [String: JSONValue]
    func replaceOrder(id: String, _ request: OrderDraft, view: OrderView?) async throws
}

nonisolated extension OrdersRepository {
    func listOrders(
        direction: Direction? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> OrderPage {
        try await listOrders(direction: direction)
    }

    func fetchOrder(
        id: String,
        view: OrderView? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> [String: JSONValue] {
        try await fetchOrder(id: id, view: view)
    }

    func replaceOrder(
        id: String,
        _ request: OrderDraft,
        view: OrderView? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await replaceOrder(id: id, request, view: view)
    }
}

nonisolated final class OrdersRepositoryImpl: OrdersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listOrders(direction: Direction?) async throws -> OrderPage {
        try await apiService.request(OrdersEndpoint.listOrders(direction: direction))
    }

    func createOrder(_ request: OrderDraft) async throws {
        try await apiService.send(OrdersEndpoint.createOrder(request))
    }

    func fetchOrder(id: String, view: OrderView?) async throws -> [String: JSONValue] {
        try await apiService.request(OrdersEndpoint.getOrder(id: id, view: view))
    }

    func replaceOrder(id: String, _ request: OrderDraft, view: OrderView?) async throws {
        try await apiService.send(OrdersEndpoint.replaceOrder(id: id, request, view: view))
    }
}
