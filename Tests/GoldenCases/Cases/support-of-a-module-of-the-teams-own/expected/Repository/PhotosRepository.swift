import Foundation
public import NetworkKit

public nonisolated protocol PhotosRepository: Sendable {
    func fetchPhoto(id: Int) async throws -> Photo
}

public nonisolated final class PhotosRepositoryImpl: PhotosRepository {
    private let apiService: any APIService

    public init(apiService: any APIService) {
        self.apiService = apiService
    }

    public func fetchPhoto(id: Int) async throws -> Photo {
        try await apiService.request(PhotosEndpoint.fetchPhoto(id: id))
    }
}
