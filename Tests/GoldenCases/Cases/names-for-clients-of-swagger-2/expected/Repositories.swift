import Foundation

nonisolated protocol DisksRepository: Sendable {
    func putDisk(diskName: String, _ request: Disk) async throws
    func tagDisk(diskName: String, _ request: TagDiskRequest) async throws
}

nonisolated final class DisksRepositoryImpl: DisksRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func putDisk(diskName: String, _ request: Disk) async throws {
        try await apiService.send(DisksEndpoint.putDisk(diskName: diskName, request))
    }

    func tagDisk(diskName: String, _ request: TagDiskRequest) async throws {
        try await apiService.send(DisksEndpoint.tagDisk(diskName: diskName, request))
    }
}
