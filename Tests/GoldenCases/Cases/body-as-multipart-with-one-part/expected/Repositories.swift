import Foundation

nonisolated protocol PhotosRepository: Sendable {
    func addPhoto(_ request: AddPhotoForm?) async throws
}

nonisolated extension PhotosRepository {
    func addPhoto(_ request: AddPhotoForm? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await addPhoto(request)
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
