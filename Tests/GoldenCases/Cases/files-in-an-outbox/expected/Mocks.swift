import Foundation

/// Replaces `BlobsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBlobsRepository: BlobsRepository {
    let putBlobSpy = MockMethod<(id: String, request: FileUpload), Void>("BlobsRepository.putBlob(id:_:)")
    let deleteBlobSpy = MockMethod<String, Void>("BlobsRepository.deleteBlob(id:)")

    init() {}

    func putBlob(id: String, _ request: FileUpload) async throws {
        try await putBlobSpy.call((id: id, request: request))
    }

    func deleteBlob(id: String) async throws {
        try await deleteBlobSpy.call(id)
    }
}
