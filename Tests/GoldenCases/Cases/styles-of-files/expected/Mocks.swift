import Foundation

/// Stands in for `PhotosRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let addPhotoSpy = MockMethod<AddPhotoForm?, Void>("PhotosRepository.addPhoto(_:)")

    init() {}

    func addPhoto(_ request: AddPhotoForm?) async throws {
        try await addPhotoSpy.call(request)
    }
}

/// Stands in for `AvatarsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockAvatarsRepository: AvatarsRepository {
    let addAvatarSpy = MockMethod<AddAvatarRequest?, Void>("AvatarsRepository.addAvatar(_:)")

    init() {}

    func addAvatar(_ request: AddAvatarRequest?) async throws {
        try await addAvatarSpy.call(request)
    }
}
