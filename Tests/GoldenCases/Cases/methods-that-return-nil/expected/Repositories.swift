import Foundation

nonisolated protocol SessionRepository: Sendable {
    func fetchCurrentUser() async -> User?
    func findUser(name: String?) async -> User?
}

nonisolated extension SessionRepository {
    func findUser(name: String? = nil, isolation _: isolated (any Actor)? = #isolation) async -> User? {
        await findUser(name: name)
    }
}

nonisolated final class SessionRepositoryImpl: SessionRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchCurrentUser() async -> User? {
        try? await apiService.request(SessionEndpoint.getCurrentUser)
    }

    func findUser(name: String?) async -> User? {
        try? await apiService.request(SessionEndpoint.findUser(name: name))
    }
}

nonisolated protocol ResultRepository: Sendable {
    func fetchToken() async -> String?
}

nonisolated final class ResultRepositoryImpl: ResultRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchToken() async -> String? {
        try? await apiService.request(ResultEndpoint.getToken)
    }
}
