import Foundation

nonisolated protocol PhotosRepository: Sendable {
    func addPhoto(_ request: [MultipartPart]) async throws
    func putPhoto(_ request: [String]) async throws
}

nonisolated final class PhotosRepositoryImpl: PhotosRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addPhoto(_ request: [MultipartPart]) async throws {
        try await apiService.send(PhotosEndpoint.addPhoto(request))
    }

    func putPhoto(_ request: [String]) async throws {
        try await apiService.send(PhotosEndpoint.putPhoto(request))
    }
}
