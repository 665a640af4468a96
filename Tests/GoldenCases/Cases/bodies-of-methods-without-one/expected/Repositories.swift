import Foundation

nonisolated protocol FerriesRepository: Sendable {
    func searchFerries() async throws
    func checkFerries() async throws
    func removeFerries(_ request: Search) async throws
    func ferryOptions(_ request: Search) async throws
    func queryFerries(_ request: Search) async throws
    func checkCrossings(id: Int) async throws
    func searchCrossings(id: Int, _ request: Search, page: Int?, xPort: String?) async throws
}

nonisolated extension FerriesRepository {
    func searchCrossings(
        id: Int,
        _ request: Search,
        page: Int? = nil,
        xPort: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await searchCrossings(id: id, request, page: page, xPort: xPort)
    }
}

nonisolated final class FerriesRepositoryImpl: FerriesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func searchFerries() async throws {
        try await apiService.send(FerriesEndpoint.searchFerries)
    }

    func checkFerries() async throws {
        try await apiService.send(FerriesEndpoint.checkFerries)
    }

    func removeFerries(_ request: Search) async throws {
        try await apiService.send(FerriesEndpoint.removeFerries(request))
    }

    func ferryOptions(_ request: Search) async throws {
        try await apiService.send(FerriesEndpoint.ferryOptions(request))
    }

    func queryFerries(_ request: Search) async throws {
        try await apiService.send(FerriesEndpoint.queryFerries(request))
    }

    func checkCrossings(id: Int) async throws {
        try await apiService.send(FerriesEndpoint.checkCrossings(id: id))
    }

    func searchCrossings(id: Int, _ request: Search, page: Int?, xPort: String?) async throws {
        try await apiService.send(FerriesEndpoint.searchCrossings(id: id, request, page: page, xPort: xPort))
    }
}
