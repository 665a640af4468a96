import Foundation

nonisolated protocol PrintsRepository: Sendable {
    func print(_ request: PrintRequest) async throws
}

nonisolated final class PrintsRepositoryImpl: PrintsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func print(_ request: PrintRequest) async throws {
        try await apiService.send(PrintsEndpoint.print(request))
    }
}
