import Foundation

nonisolated protocol DisksRepository: Sendable {
    func fetchDisk(diskName: String, pageSize: Int?) async throws -> Disk
}

nonisolated extension DisksRepository {
    func fetchDisk(diskName: String) async throws -> Disk {
        try await fetchDisk(diskName: diskName, pageSize: nil)
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
