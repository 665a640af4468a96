import Foundation

nonisolated protocol AccountRepository: Sendable {
    func fetchAccount() async throws -> Account
}

nonisolated final class AccountRepositoryImpl: AccountRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchAccount() async throws -> Account {
        try await apiService.request(AccountEndpoint.getAccount)
    }
}
