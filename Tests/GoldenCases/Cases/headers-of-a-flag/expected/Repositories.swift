import Foundation

nonisolated protocol MainRepository: Sendable {
    func favourite(id: Int, isOff: Bool) async throws
}

nonisolated final class MainRepositoryImpl: MainRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func favourite(id: Int, isOff: Bool) async throws {
        try await apiService.send(MainEndpoint.favourite(id: id, isOff: isOff))
    }
}
