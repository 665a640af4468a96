import Foundation

/// Replaces `PhotosRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let addPhotoSpy = MockMethod<AddPhotoForm?, Void>("PhotosRepository.addPhoto(_:)")

    init() {}

    func addPhoto(_ request: AddPhotoForm?) async throws {
        try await addPhotoSpy.call(request)
    }
}
