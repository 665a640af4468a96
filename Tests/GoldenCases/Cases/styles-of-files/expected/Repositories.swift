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

nonisolated protocol AvatarsRepository: Sendable {
    func addAvatar(_ request: AddAvatarRequest?) async throws
}

nonisolated extension AvatarsRepository {
    func addAvatar(_ request: AddAvatarRequest? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await addAvatar(request)
    }
}

nonisolated final class AvatarsRepositoryImpl: AvatarsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addAvatar(_ request: AddAvatarRequest?) async throws {
        try await apiService.send(AvatarsEndpoint.addAvatar(request))
    }
}
