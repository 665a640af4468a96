import Foundation

nonisolated protocol BetaRepository: Sendable {
    func fetchReport() async throws
}

nonisolated final class BetaRepositoryImpl: BetaRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchReport() async throws {
        try await apiService.send(BetaEndpoint.getReport)
    }
}

/// Orders and what belongs to them
nonisolated protocol OrdersRepository: Sendable {
    func listOrders() async throws
    func fetchOrder(id: String) async throws
}

nonisolated final class OrdersRepositoryImpl: OrdersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listOrders() async throws {
        try await apiService.send(OrdersEndpoint.listOrders)
    }

    func fetchOrder(id: String) async throws {
        try await apiService.send(OrdersEndpoint.getOrder(id: id))
    }
}
