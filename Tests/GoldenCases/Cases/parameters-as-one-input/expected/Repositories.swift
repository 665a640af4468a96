import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func listBoats(input: ListBoatsInput) async throws
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats(input: ListBoatsInput) async throws {
        try await apiService.send(BoatsEndpoint.listBoats(input: input))
    }
}
