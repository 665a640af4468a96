import Foundation

nonisolated protocol OrdersRepository: Sendable {
    func fetchOrder() async throws -> Order
    func fetchArchivedOrder() async throws -> Order
}

nonisolated final class OrdersRepositoryImpl: OrdersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchOrder() async throws -> Order {
        try await apiService.request(OrdersEndpoint.getOrder)
    }

    func fetchArchivedOrder() async throws -> Order {
        try await apiService.request(OrdersEndpoint.getArchivedOrder)
    }
}
