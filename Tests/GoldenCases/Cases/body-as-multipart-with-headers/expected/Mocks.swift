import Foundation

/// Stands in for `PhotosRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let addPhotoSpy = MockMethod<AddPhotoForm, Void>("PhotosRepository.addPhoto(_:)")

    init() {}

    func addPhoto(_ request: AddPhotoForm) async throws {
        try await addPhotoSpy.call(request)
    }
}

/// Stands in for `AlbumsRepository` in tests: each method records its calls and answers what its spy is told.
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
