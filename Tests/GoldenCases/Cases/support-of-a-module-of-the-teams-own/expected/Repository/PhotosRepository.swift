import Foundation
public import NetworkKit

public nonisolated protocol PhotosRepository: Sendable {
    func fetchPhoto(id: Int) async throws -> Photo
    func developPhoto(id: Int) async throws -> DevelopPhotoResponse
    func listPhotos() async throws -> ListPhotosResponse
}

public nonisolated final class PhotosRepositoryImpl: PhotosRepository {
    private let apiService: any APIService

    public init(apiService: any APIService) {
        self.apiService = apiService
    }

    public func fetchPhoto(id: Int) async throws -> Photo {
        try await apiService.request(PhotosEndpoint.fetchPhoto(id: id))
    }

    public func developPhoto(id: Int) async throws -> DevelopPhotoResponse {
        try await apiService.response(PhotosEndpoint.developPhoto(id: id))
    }

    public func listPhotos() async throws -> ListPhotosResponse {
        try await apiService.response(PhotosEndpoint.listPhotos)
    }
}
