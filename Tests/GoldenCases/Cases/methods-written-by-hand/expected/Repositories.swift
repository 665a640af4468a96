import Foundation

nonisolated protocol FileRepository: Sendable {
    func upload(parts: [Data], id: Int, _ request: FileInput, progress: Progress?) async throws -> StoredFile
    func compress(id: Int, quality: Double) async throws -> StoredFile
    func remove(id: Int) async throws
}

nonisolated extension FileRepository {
    func upload(
        parts: [Data],
        id: Int,
        _ request: FileInput,
        progress: Progress? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> StoredFile {
        try await upload(parts: parts, id: id, request, progress: progress)
    }
}

nonisolated final class FileRepositoryImpl: FileRepository {
    let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func remove(id: Int) async throws {
        try await apiService.send(FileEndpoint.remove(id: id))
    }
}
