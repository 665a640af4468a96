import Foundation

nonisolated protocol OrdersRepository: Sendable {
    func listOrders() async throws -> [Order]
    func createOrder(_ request: CreateOrderRequest) async throws -> CreateOrderResponse
    func fetchReceipt(id: Int) async throws -> Data
    func watchOrders() async throws -> AsyncThrowingStream<ServerSentEvent<Order>, any Error>
}

nonisolated final class OrdersRepositoryImpl: OrdersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listOrders() async throws -> [Order] {
        try await apiService.request(OrdersEndpoint.listOrders)
    }

    func createOrder(_ request: CreateOrderRequest) async throws -> CreateOrderResponse {
        try await apiService.response(OrdersEndpoint.createOrder(request))
    }

    func fetchReceipt(id: Int) async throws -> Data {
        try await apiService.data(OrdersEndpoint.getReceipt(id: id))
    }

    func watchOrders() async throws -> AsyncThrowingStream<ServerSentEvent<Order>, any Error> {
        try await apiService.stream(OrdersEndpoint.watchOrders, as: .events())
    }
}

nonisolated protocol CooksRepository: Sendable {
    func list() async throws -> String
}

nonisolated final class CooksRepositoryImpl: CooksRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func list() async throws -> String {
        try await apiService.text(CooksEndpoint.list)
    }
}
