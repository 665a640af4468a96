import Foundation

/// Replaces `AccountRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockAccountRepository: AccountRepository {
    let fetchAccountSpy = MockMethod<Void, Account>("AccountRepository.fetchAccount()")

    init() {}

    func fetchAccount() async throws -> Account {
        try await fetchAccountSpy.call(())
    }
}
