import Foundation

nonisolated protocol ARepository: Sendable {
    func list() async throws -> ListResponse
}

nonisolated final class ARepositoryImpl: ARepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func list() async throws -> ListResponse {
        try await apiService.response(AEndpoint.list)
    }
}
