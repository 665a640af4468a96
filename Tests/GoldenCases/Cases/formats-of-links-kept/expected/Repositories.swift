import Foundation

nonisolated protocol PagesRepository: Sendable {
    func listPages(base: URIText?) async throws -> [Page]
}

nonisolated extension PagesRepository {
    func listPages(base: URIText? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Page] {
        try await listPages(base: base)
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
