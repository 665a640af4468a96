import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func fetchBoat(aB: String, input: GetBoatInput) async throws -> String?
}

nonisolated extension BoatsRepository {
    func fetchBoat(
        aB: String,
        input: GetBoatInput = GetBoatInput(),
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> String? {
        try await fetchBoat(aB: aB, input: input)
    }
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchBoat(aB: String, input: GetBoatInput) async throws -> String? {
        try await apiService.request(BoatsEndpoint.getBoat(aB: aB, input: input))
    }
}
