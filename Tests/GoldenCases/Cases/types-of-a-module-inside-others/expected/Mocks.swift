import Foundation

/// Stands in for `AccountRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockAccountRepository: AccountRepository {
    let fetchAccountSpy = MockMethod<Void, Account>("AccountRepository.fetchAccount()")

    init() {}

    func fetchAccount() async throws -> Account {
        try await fetchAccountSpy.call(())
    }
}
