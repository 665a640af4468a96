import Foundation

nonisolated protocol TreeRepository: Sendable {
    func fetchTree() async throws -> Tree
}

nonisolated final class TreeRepositoryImpl: TreeRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchTree() async throws -> Tree {
        try await apiService.request(TreeEndpoint.getTree)
    }
}
