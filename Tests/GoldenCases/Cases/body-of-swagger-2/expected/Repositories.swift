import Foundation

nonisolated protocol PhotosRepository: Sendable {
    func addPhoto(id: Int, _ request: AddPhotoForm, tags: [String]?) async throws
}

nonisolated extension PhotosRepository {
    func addPhoto(
        id: Int,
        _ request: AddPhotoForm,
        tags: [String]? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await addPhoto(id: id, request, tags: tags)
    }
}

nonisolated final class PhotosRepositoryImpl: PhotosRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addPhoto(id: Int, _ request: AddPhotoForm, tags: [String]?) async throws {
        try await apiService.send(PhotosEndpoint.addPhoto(id: id, request, tags: tags))
    }
}

nonisolated protocol BoatsRepository: Sendable {
    func addBoat(_ request: Boat) async throws -> Boat
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addBoat(_ request: Boat) async throws -> Boat {
        try await apiService.request(BoatsEndpoint.addBoat(request))
    }
}
