import Foundation

nonisolated protocol PagesRepository: Sendable {
    func listPages(base: URIText?) async throws -> [Page]
}

nonisolated extension PagesRepository {
    func listPages() async throws -> [Page] {
        try await listPages(base: nil)
    }
}

nonisolated final class PagesRepositoryImpl: PagesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listPages(base: URIText?) async throws -> [Page] {
        try await apiService.request(PagesEndpoint.listPages(base: base))
    }
}
