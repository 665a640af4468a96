import Foundation

nonisolated protocol PressesRepository: Sendable {
    func listPresses() async throws -> PrintError
}

nonisolated final class PressesRepositoryImpl: PressesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listPresses() async throws -> PrintError {
        try await apiService.request(PressesEndpoint.listPresses)
    }
}
