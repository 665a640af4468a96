import Foundation

nonisolated protocol DisksRepository: Sendable {
    func fetchDisk(diskName: String, pageSize: Int?) async throws -> Disk
}

nonisolated extension DisksRepository {
    func fetchDisk(
        diskName: String,
        pageSize: Int? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> Disk {
        try await fetchDisk(diskName: diskName, pageSize: pageSize)
    }
}

nonisolated final class DisksRepositoryImpl: DisksRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchDisk(diskName: String, pageSize: Int?) async throws -> Disk {
        try await apiService.request(DisksEndpoint.getDisk(diskName: diskName, pageSize: pageSize))
    }
}
