import Foundation

nonisolated protocol ARepository: Sendable {
    func fetchA() async throws
}

nonisolated final class ARepositoryImpl: ARepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchA() async throws {
        try await apiService.send(AEndpoint.getA)
    }
}

nonisolated protocol BRepository: Sendable {
    func fetchB() async throws
}

nonisolated final class BRepositoryImpl: BRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchB() async throws {
        try await apiService.send(BEndpoint.getB)
    }
}
