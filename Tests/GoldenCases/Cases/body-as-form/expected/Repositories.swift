import Foundation

nonisolated protocol SessionRepository: Sendable {
    func signIn(_ request: SignInRequest) async throws
}

nonisolated final class SessionRepositoryImpl: SessionRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func signIn(_ request: SignInRequest) async throws {
        try await apiService.send(SessionEndpoint.signIn(request))
    }
}
