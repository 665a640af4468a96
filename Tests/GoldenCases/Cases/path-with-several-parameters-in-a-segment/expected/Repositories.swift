import Foundation

nonisolated protocol MapsRepository: Sendable {
    func fetchTile(x: Int, y: Int, format: String) async throws
}

nonisolated final class MapsRepositoryImpl: MapsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchTile(x: Int, y: Int, format: String) async throws {
        try await apiService.send(MapsEndpoint.getTile(x: x, y: y, format: format))
    }
}

nonisolated protocol JobsRepository: Sendable {
    func cancelJob(id: String) async throws
}

nonisolated final class JobsRepositoryImpl: JobsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func cancelJob(id: String) async throws {
        try await apiService.send(JobsEndpoint.cancelJob(id: id))
    }
}
