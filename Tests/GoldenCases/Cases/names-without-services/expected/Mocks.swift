import Foundation

/// Replaces `AuthRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockAuthRepository: AuthRepository {
    let loginSpy = MockMethod<LoginRequest, LoginResponse>("AuthRepository.login(_:)")

    init() {}

    func login(_ request: LoginRequest) async throws -> LoginResponse {
        try await loginSpy.call(request)
    }
}

/// Replaces `PostRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPostRepository: PostRepository {
    let listSpy = MockMethod<Void, [String]>("PostRepository.list()")

    init() {}

    func list() async throws -> [String] {
        try await listSpy.call(())
    }
}
