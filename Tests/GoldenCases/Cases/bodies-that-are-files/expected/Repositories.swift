import Foundation

nonisolated protocol PhotosRepository: Sendable {
    func setPhoto(id: Int, _ request: FileUpload) async throws
    func changePhoto(id: Int, _ request: FileUpload?) async throws
    func fetchPhoto(id: Int) async throws -> Data
    func addPhoto(_ request: AddPhotoForm) async throws
}

nonisolated extension PhotosRepository {
    func changePhoto(
        id: Int,
        _ request: FileUpload? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await changePhoto(id: id, request)
    }
}

nonisolated final class PhotosRepositoryImpl: PhotosRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func setPhoto(id: Int, _ request: FileUpload) async throws {
        try await apiService.send(PhotosEndpoint.setPhoto(id: id, request))
    }

    func changePhoto(id: Int, _ request: FileUpload?) async throws {
        try await apiService.send(PhotosEndpoint.changePhoto(id: id, request))
    }

    func fetchPhoto(id: Int) async throws -> Data {
        try await apiService.data(PhotosEndpoint.getPhoto(id: id))
    }

    func addPhoto(_ request: AddPhotoForm) async throws {
        try await apiService.send(PhotosEndpoint.addPhoto(request))
    }
}
