import Foundation

nonisolated protocol OrdersRepository: Sendable {
    func listOrders() async throws -> Order
}

nonisolated final class OrdersRepositoryImpl: OrdersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listOrders() async throws -> Order {
        try await apiService.request(OrdersEndpoint.listOrders)
    }
}
