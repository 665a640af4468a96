import Foundation
import NetworkKit

nonisolated protocol TidesRepository: Sendable {
    func listTides() async throws
}

nonisolated final class TidesRepositoryImpl: TidesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listTides() async throws {
        try await apiService.send(TidesEndpoint.listTides)
    }
}
