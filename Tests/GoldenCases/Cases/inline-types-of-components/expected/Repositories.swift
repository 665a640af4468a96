import Foundation

nonisolated protocol OrdersRepository: Sendable {
    func listOrders(direction: Direction?) async throws -> PaginatedOrders
    func createOrder(_ request: OrderDraft) async throws
    func fetchOrder(id: String, view: OrdersByIdView?) async throws -> [String: JSONValue]
    func replaceOrder(id: String, _ request: OrderDraft, view: OrdersByIdView?) async throws
}

nonisolated extension OrdersRepository {
    func listOrders(
        direction: Direction? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> PaginatedOrders {
        try await listOrders(direction: direction)
    }

    func fetchOrder(
        id: String,
        view: OrdersByIdView? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> [String: JSONValue] {
        try await fetchOrder(id: id, view: view)
    }

    func replaceOrder(
        id: String,
        _ request: OrderDraft,
        view: OrdersByIdView? = nil,
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

    func listOrders(direction: Direction?) async throws -> PaginatedOrders {
        try await apiService.request(OrdersEndpoint.listOrders(direction: direction))
    }

    func createOrder(_ request: OrderDraft) async throws {
        try await apiService.send(OrdersEndpoint.createOrder(request))
    }

    func fetchOrder(id: String, view: OrdersByIdView?) async throws -> [String: JSONValue] {
        try await apiService.request(OrdersEndpoint.getOrder(id: id, view: view))
    }

    func replaceOrder(id: String, _ request: OrderDraft, view: OrdersByIdView?) async throws {
        try await apiService.send(OrdersEndpoint.replaceOrder(id: id, request, view: view))
    }
}
