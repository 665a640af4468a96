import Foundation

nonisolated protocol ToolRepository: Sendable {
    func fetchTool() async throws -> Tool
}

nonisolated final class ToolRepositoryImpl: ToolRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchTool() async throws -> Tool {
        try await apiService.request(ToolEndpoint.getTool)
    }
}
