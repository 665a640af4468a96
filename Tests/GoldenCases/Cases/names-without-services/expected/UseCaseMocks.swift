import Foundation

/// Replaces `LoginUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockLoginUseCase: LoginUseCase {
    let executeSpy = MockMethod<LoginRequest, LoginResponse>("LoginUseCase.execute(_:)")

    init() {}

    func execute(_ request: LoginRequest) async throws -> LoginResponse {
        try await executeSpy.call(request)
    }
}

/// Replaces `ListUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockListUseCase: ListUseCase {
    let executeSpy = MockMethod<Void, [String]>("ListUseCase.execute()")

    init() {}

    func execute() async throws -> [String] {
        try await executeSpy.call(())
    }
}
