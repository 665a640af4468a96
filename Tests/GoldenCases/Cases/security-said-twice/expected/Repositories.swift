import Foundation

nonisolated protocol UserRepository: Sendable {
    func fetchUser() async throws
}

nonisolated final class UserRepositoryImpl: UserRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchUser() async throws {
        try await apiService.send(UserEndpoint.getUser)
    }
}

nonisolated protocol ZenRepository: Sendable {
    func fetchZen() async throws
}

nonisolated final class ZenRepositoryImpl: ZenRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchZen() async throws {
        try await apiService.send(ZenEndpoint.getZen)
    }
}
