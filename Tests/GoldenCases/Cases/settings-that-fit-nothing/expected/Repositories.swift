import Foundation

nonisolated protocol OrdersRepository: Sendable {
    func createOrder(_ request: NewOrder) async throws -> Order
}

nonisolated final class OrdersRepositoryImpl: OrdersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func createOrder(_ request: NewOrder) async throws -> Order {
        try await apiService.request(OrdersEndpoint.createOrder(request))
    }
}
