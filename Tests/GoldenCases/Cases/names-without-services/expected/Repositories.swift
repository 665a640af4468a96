import Foundation

nonisolated protocol AuthRepository: Sendable {
    func login(_ request: LoginRequest) async throws -> LoginResponse
}

nonisolated final class AuthRepositoryImpl: AuthRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func login(_ request: LoginRequest) async throws -> LoginResponse {
        try await apiService.request(AuthEndpoint.login(request))
    }
}

nonisolated protocol PostRepository: Sendable {
    func list() async throws -> [String]
}

nonisolated final class PostRepositoryImpl: PostRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func list() async throws -> [String] {
        try await apiService.request(PostEndpoint.list)
    }
}
