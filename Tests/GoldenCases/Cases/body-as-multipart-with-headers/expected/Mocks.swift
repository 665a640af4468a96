import Foundation

/// Replaces `PhotosRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let addPhotoSpy = MockMethod<AddPhotoForm, Void>("PhotosRepository.addPhoto(_:)")

    init() {}

    func addPhoto(_ request: AddPhotoForm) async throws {
        try await addPhotoSpy.call(request)
    }
}

/// Replaces `AlbumsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockAlbumsRepository: AlbumsRepository {
    let addAlbumSpy = MockMethod<Album, Void>("AlbumsRepository.addAlbum(_:)")
    let setAlbumSpy = MockMethod<Album, Void>("AlbumsRepository.setAlbum(_:)")

    init() {}

    func addAlbum(_ request: Album) async throws {
        try await addAlbumSpy.call(request)
    }

    func setAlbum(_ request: Album) async throws {
        try await setAlbumSpy.call(request)
    }
}
