import Foundation

nonisolated protocol PagesRepository: Sendable {
    func fetchPage() async throws -> Photo
}

nonisolated final class PagesRepositoryImpl: PagesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchPage() async throws -> Photo {
        try await apiService.request(PagesEndpoint.getPage)
    }
}
