import Foundation

nonisolated protocol BlobsRepository: Sendable {
    func putBlob(id: String, _ request: FileUpload) async throws
    func deleteBlob(id: String) async throws
}

nonisolated final class BlobsRepositoryImpl: BlobsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func putBlob(id: String, _ request: FileUpload) async throws {
        try await apiService.send(BlobsEndpoint.putBlob(id: id, request))
    }

    func deleteBlob(id: String) async throws {
        try await apiService.send(BlobsEndpoint.deleteBlob(id: id))
    }
}
