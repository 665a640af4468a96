import Foundation

nonisolated protocol LinesRepository: Sendable {
    func addLine(_ request: Line) async throws
}

nonisolated final class LinesRepositoryImpl: LinesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addLine(_ request: Line) async throws {
        try await apiService.send(LinesEndpoint.addLine(request))
    }
}
