import Foundation

/// Replaces `PhotosRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let addPhotoSpy = MockMethod<AddPhotoForm?, Void>("PhotosRepository.addPhoto(_:)")

    init() {}

    func addPhoto(_ request: AddPhotoForm?) async throws {
        try await addPhotoSpy.call(request)
    }
}

/// Replaces `AvatarsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockAvatarsRepository: AvatarsRepository {
    let addAvatarSpy = MockMethod<AddAvatarRequest?, Void>("AvatarsRepository.addAvatar(_:)")

    init() {}

    func addAvatar(_ request: AddAvatarRequest?) async throws {
        try await addAvatarSpy.call(request)
    }
}
