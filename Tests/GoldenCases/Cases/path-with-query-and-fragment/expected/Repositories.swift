import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func listSails() async throws
    func listOld() async throws
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listSails() async throws {
        try await apiService.send(BoatsEndpoint.listSails)
    }

    func listOld() async throws {
        try await apiService.send(BoatsEndpoint.listOld)
    }
}

nonisolated protocol RaftsRepository: Sendable {
    func listRafts() async throws
}

nonisolated final class RaftsRepositoryImpl: RaftsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listRafts() async throws {
        try await apiService.send(RaftsEndpoint.listRafts)
    }
}
