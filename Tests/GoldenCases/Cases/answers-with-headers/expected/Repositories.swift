import Foundation

nonisolated protocol ApplesRepository: Sendable {
    func listApples() async throws -> ListApplesResponse
    func plantApple(_ request: NewApple) async throws -> PlantAppleResponse
    func fetchApple(id: Int) async throws -> GetAppleResponse
    func checkApple(id: Int) async throws -> CheckAppleResponse
    func fellApple(id: Int) async throws -> FellAppleResponse
    func fetchPhoto(id: Int) async throws -> GetPhotoResponse
}

nonisolated final class ApplesRepositoryImpl: ApplesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listApples() async throws -> ListApplesResponse {
        try await apiService.response(ApplesEndpoint.listApples)
    }

    func plantApple(_ request: NewApple) async throws -> PlantAppleResponse {
        try await apiService.response(ApplesEndpoint.plantApple(request))
    }

    func fetchApple(id: Int) async throws -> GetAppleResponse {
        try await apiService.response(ApplesEndpoint.getApple(id: id))
    }

    func checkApple(id: Int) async throws -> CheckAppleResponse {
        try await apiService.response(ApplesEndpoint.checkApple(id: id))
    }

    func fellApple(id: Int) async throws -> FellAppleResponse {
        try await apiService.response(ApplesEndpoint.fellApple(id: id))
    }

    func fetchPhoto(id: Int) async throws -> GetPhotoResponse {
        try await apiService.response(ApplesEndpoint.getPhoto(id: id))
    }
}
