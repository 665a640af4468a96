import Foundation

nonisolated protocol ParcelsRepository: Sendable {
    func fetchReport() async throws -> FetchReportResponse
    func searchParcels() async throws -> ListParcelsResponse
    func listParcels() async throws -> ListParcelsResponse
}

nonisolated final class ParcelsRepositoryImpl: ParcelsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchReport() async throws -> FetchReportResponse {
        try await apiService.request(ParcelsEndpoint.fetchReport)
    }

    func searchParcels() async throws -> ListParcelsResponse {
        try await apiService.request(ParcelsEndpoint.searchParcels)
    }

    func listParcels() async throws -> ListParcelsResponse {
        try await apiService.request(ParcelsEndpoint.listParcels)
    }
}
