import Foundation

/// Stands in for `PhotosRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let addPhotoSpy = MockMethod<AddPhotoForm?, Void>("PhotosRepository.addPhoto(_:)")

    init() {}

    func addPhoto(_ request: AddPhotoForm?) async throws {
        try await addPhotoSpy.call(request)
    }
}
