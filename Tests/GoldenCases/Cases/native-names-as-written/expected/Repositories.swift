import Foundation

nonisolated protocol UsersRepository: Sendable {
    func list(input: UsersListInput) async throws -> [StoreApiResponse]
    func fetchApiKey() async throws -> StoreApiResponse
}

nonisolated final class UsersRepositoryImpl: UsersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func list(input: UsersListInput) async throws -> [StoreApiResponse] {
        try await apiService.request(UsersEndpoint.list(input: input))
    }

    func fetchApiKey() async throws -> StoreApiResponse {
        try await apiService.request(UsersEndpoint.getApiKey)
    }
}

nonisolated protocol PhotosRepository: Sendable {
    func list(input: PhotosListInput) async throws -> [HandsAreFast]
    func fetchPhotoUrl() async throws -> Notification
}

nonisolated final class PhotosRepositoryImpl: PhotosRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func list(input: PhotosListInput) async throws -> [HandsAreFast] {
        try await apiService.request(PhotosEndpoint.list(input: input))
    }

    func fetchPhotoUrl() async throws -> Notification {
        try await apiService.request(PhotosEndpoint.getPhotoUrl)
    }
}
