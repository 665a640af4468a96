import Foundation

/// Replaces `PhotosRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let addPhotoSpy = MockMethod<[MultipartPart], Void>("PhotosRepository.addPhoto(_:)")
    let putPhotoSpy = MockMethod<[String], Void>("PhotosRepository.putPhoto(_:)")

    init() {}

    func addPhoto(_ request: [MultipartPart]) async throws {
        try await addPhotoSpy.call(request)
    }

    func putPhoto(_ request: [String]) async throws {
        try await putPhotoSpy.call(request)
    }
}
