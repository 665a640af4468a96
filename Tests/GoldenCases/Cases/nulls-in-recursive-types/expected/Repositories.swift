import Foundation

nonisolated protocol NodesRepository: Sendable {
    func patchNode(_ request: Node) async throws -> Node
}

nonisolated final class NodesRepositoryImpl: NodesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func patchNode(_ request: Node) async throws -> Node {
        try await apiService.request(NodesEndpoint.patchNode(request))
    }
}
