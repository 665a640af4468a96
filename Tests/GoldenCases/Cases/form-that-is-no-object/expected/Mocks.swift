import Foundation

/// Stands in for `PhotosRepository` in tests: each method records its calls and answers what its spy is told.
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
