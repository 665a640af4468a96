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
