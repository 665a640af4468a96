import Foundation

nonisolated protocol PhotosRepository: Sendable {
    func addPhoto(_ request: AddPhotoForm?) async throws
}

nonisolated extension PhotosRepository {
    func addPhoto() async throws {
        try await addPhoto(nil)
    }
}

nonisolated final class PhotosRepositoryImpl: PhotosRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addPhoto(_ request: AddPhotoForm?) async throws {
        try await apiService.send(PhotosEndpoint.addPhoto(request))
    }
}
