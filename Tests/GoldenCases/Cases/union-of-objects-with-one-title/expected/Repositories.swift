import Foundation

nonisolated protocol KilnsRepository: Sendable {
    func fireKiln() async throws
}

nonisolated final class KilnsRepositoryImpl: KilnsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fireKiln() async throws {
        try await apiService.send(KilnsEndpoint.fireKiln)
    }
}
