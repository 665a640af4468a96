import Foundation

extension FileRepositoryImpl {
    func upload(parts: [Data], id: Int, _ request: FileInput, progress: Progress?) async throws -> StoredFile {
        progress?.totalUnitCount = Int64(parts.count)
        return try await compress(id: id, quality: 1)
    }

    func compress(id: Int, quality: Double) async throws -> StoredFile {
        try await apiService.request(FileEndpoint.compress(id: id))
    }
}
