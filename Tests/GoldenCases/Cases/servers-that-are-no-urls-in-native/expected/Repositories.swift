import Foundation

nonisolated protocol MainRepository: Sendable {
    func fetch() async throws
    func other() async throws
}

nonisolated final class MainRepositoryImpl: MainRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetch() async throws {
        try await apiService.send(MainEndpoint.get)
    }

    func other() async throws {
        try await apiService.send(MainEndpoint.other)
    }
}
