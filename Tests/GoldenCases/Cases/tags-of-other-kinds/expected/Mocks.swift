import Foundation

/// Replaces `BetaRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBetaRepository: BetaRepository {
    let fetchReportSpy = MockMethod<Void, Void>("BetaRepository.fetchReport()")

    init() {}

    func fetchReport() async throws {
        try await fetchReportSpy.call(())
    }
}

/// Replaces `OrdersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockOrdersRepository: OrdersRepository {
    let listOrdersSpy = MockMethod<Void, Void>("OrdersRepository.listOrders()")
    let fetchOrderSpy = MockMethod<String, Void>("OrdersRepository.fetchOrder(id:)")

    init() {}

    func listOrders() async throws {
        try await listOrdersSpy.call(())
    }

    func fetchOrder(id: String) async throws {
        try await fetchOrderSpy.call(id)
    }
}
