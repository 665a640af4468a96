import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func listBoats() async throws -> [String]
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats() async throws -> [String] {
        try await apiService.request(BoatsEndpoint.listBoats, envelope: "data")
    }
}

nonisolated protocol CountRepository: Sendable {
    func countBoats() async throws -> Int
}

nonisolated final class CountRepositoryImpl: CountRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func countBoats() async throws -> Int {
        try await apiService.request(CountEndpoint.countBoats, envelope: "total")
    }
}
