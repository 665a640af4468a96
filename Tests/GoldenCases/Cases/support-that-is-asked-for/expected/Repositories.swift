import Foundation

nonisolated protocol MainRepository: Sendable {
    func ping() async throws
}

nonisolated final class MainRepositoryImpl: MainRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func ping() async throws {
        try await apiService.send(MainEndpoint.ping)
    }
}
