import Foundation

nonisolated protocol BoatsRepository: Sendable {
    /// Lists boats.
    ///
    /// Use `findBoats`.
    @available(*, deprecated)
    func listBoats() async throws
    /// https://docs.example.com
    func addBoat() async throws
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    @available(*, deprecated)
    func listBoats() async throws {
        try await apiService.send(BoatsEndpoint.listBoats)
    }

    func addBoat() async throws {
        try await apiService.send(BoatsEndpoint.addBoat)
    }
}
