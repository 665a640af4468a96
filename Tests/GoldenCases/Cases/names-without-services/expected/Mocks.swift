import Foundation

/// Stands in for `AuthRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockAuthRepository: AuthRepository {
    let loginSpy = MockMethod<LoginRequest, LoginResponse>("AuthRepository.login(_:)")

    init() {}

    func login(_ request: LoginRequest) async throws -> LoginResponse {
        try await loginSpy.call(request)
    }
}

/// Stands in for `PostRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPostRepository: PostRepository {
    let listSpy = MockMethod<Void, [String]>("PostRepository.list()")

    init() {}

    func list() async throws -> [String] {
        try await listSpy.call(())
    }
}
