import Foundation

nonisolated protocol ARepository: Sendable {
    func fetchA(xFine1: String?, filterX: String?) async throws
}

nonisolated extension ARepository {
    func fetchA(
        xFine1: String? = nil,
        filterX: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await fetchA(xFine1: xFine1, filterX: filterX)
    }
}

nonisolated final class ARepositoryImpl: ARepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchA(xFine1: String?, filterX: String?) async throws {
        try await apiService.send(AEndpoint.getA(xFine1: xFine1, filterX: filterX))
    }
}
