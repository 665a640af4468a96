import Foundation

/// Replaces `ParcelsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockParcelsRepository: ParcelsRepository {
    let fetchReportSpy = MockMethod<Void, FetchReportResponse>("ParcelsRepository.fetchReport()")
    let searchParcelsSpy = MockMethod<Void, ListParcelsResponse>("ParcelsRepository.searchParcels()")
    let listParcelsSpy = MockMethod<Void, ListParcelsResponse>("ParcelsRepository.listParcels()")

    init() {}

    func fetchReport() async throws -> FetchReportResponse {
        try await fetchReportSpy.call(())
    }

    func searchParcels() async throws -> ListParcelsResponse {
        try await searchParcelsSpy.call(())
    }

    func listParcels() async throws -> ListParcelsResponse {
        try await listParcelsSpy.call(())
    }
}
