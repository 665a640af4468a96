import Foundation

nonisolated protocol CratesRepository: Sendable {
    func findCrates(crate: Int, page: Int?) async throws
    func listCrates(page: Int?) async throws
    func addCrate(_ request: Search) async throws
}

nonisolated extension CratesRepository {
    func findCrates(crate: Int, page: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await findCrates(crate: crate, page: page)
    }

    func listCrates(page: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await listCrates(page: page)
    }
}

nonisolated final class CratesRepositoryImpl: CratesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func findCrates(crate: Int, page: Int?) async throws {
        try await apiService.send(CratesEndpoint.findCrates(crate: crate, page: page))
    }

    func listCrates(page: Int?) async throws {
        try await apiService.send(CratesEndpoint.listCrates(page: page))
    }

    func addCrate(_ request: Search) async throws {
        try await apiService.send(CratesEndpoint.addCrate(request))
    }
}
