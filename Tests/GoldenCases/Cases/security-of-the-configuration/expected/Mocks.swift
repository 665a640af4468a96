import Foundation

/// Replaces `UserRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockUserRepository: UserRepository {
    let fetchUserSpy = MockMethod<Void, Void>("UserRepository.fetchUser()")

    init() {}

    func fetchUser() async throws {
        try await fetchUserSpy.call(())
    }
}

/// Replaces `ZenRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockZenRepository: ZenRepository {
    let fetchZenSpy = MockMethod<Void, Void>("ZenRepository.fetchZen()")

    init() {}

    func fetchZen() async throws {
        try await fetchZenSpy.call(())
    }
}
