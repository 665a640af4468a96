import Foundation

/// Replaces `SessionRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSessionRepository: SessionRepository {
    let fetchCurrentUserSpy = MockMethod<Void, User>("SessionRepository.fetchCurrentUser()")
    let findUserSpy = MockMethod<String?, User?>("SessionRepository.findUser(name:)")

    init() {}

    func fetchCurrentUser() async -> User? {
        try? await fetchCurrentUserSpy.call(())
    }

    func findUser(name: String?) async -> User? {
        try? await findUserSpy.call(name)
    }
}

/// Replaces `ResultRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockResultRepository: ResultRepository {
    let fetchTokenSpy = MockMethod<Void, String>("ResultRepository.fetchToken()")

    init() {}

    var fetchTokenResult: Result<String, any Error>? {
        get { fetchTokenSpy.result }
        set { fetchTokenSpy.result = newValue }
    }

    func fetchToken() async -> String? {
        try? await fetchTokenSpy.call(())
    }
}
