import Foundation

/// Replaces `FileRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockFileRepository: FileRepository {
    let uploadSpy = MockMethod<(parts: [Data], id: Int, request: FileInput, progress: Progress?), StoredFile>(
        "FileRepository.upload(parts:id:_:progress:)"
    )
    let compressSpy = MockMethod<(id: Int, quality: Double), StoredFile>("FileRepository.compress(id:quality:)")
    let removeSpy = MockMethod<Int, Void>("FileRepository.remove(id:)")

    init() {}

    func upload(parts: [Data], id: Int, _ request: FileInput, progress: Progress?) async throws -> StoredFile {
        try await uploadSpy.call((parts: parts, id: id, request: request, progress: progress))
    }

    func compress(id: Int, quality: Double) async throws -> StoredFile {
        try await compressSpy.call((id: id, quality: quality))
    }

    func remove(id: Int) async throws {
        try await removeSpy.call(id)
    }
}
