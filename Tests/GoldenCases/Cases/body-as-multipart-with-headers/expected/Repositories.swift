import Foundation

nonisolated protocol PhotosRepository: Sendable {
    func addPhoto(_ request: AddPhotoForm) async throws
}

nonisolated final class PhotosRepositoryImpl: PhotosRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addPhoto(_ request: AddPhotoForm) async throws {
        try await apiService.send(PhotosEndpoint.addPhoto(request))
    }
}

nonisolated protocol AlbumsRepository: Sendable {
    func addAlbum(_ request: Album) async throws
    func setAlbum(_ request: Album) async throws
}

nonisolated final class AlbumsRepositoryImpl: AlbumsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addAlbum(_ request: Album) async throws {
        try await apiService.send(AlbumsEndpoint.addAlbum(request))
    }

    func setAlbum(_ request: Album) async throws {
        try await apiService.send(AlbumsEndpoint.setAlbum(request))
    }
}
