import Foundation

/// Stands in for `LoginUseCase` in tests: records its calls and answers what its spy is told.
nonisolated final class MockLoginUseCase: LoginUseCase {
    let executeSpy = MockMethod<LoginRequest, LoginResponse>("LoginUseCase.execute(_:)")

    init() {}

    func execute(_ request: LoginRequest) async throws -> LoginResponse {
        try await executeSpy.call(request)
    }
}

/// Stands in for `ListUseCase` in tests: records its calls and answers what its spy is told.
nonisolated final class MockListUseCase: ListUseCase {
    let executeSpy = MockMethod<Void, [String]>("ListUseCase.execute()")

    init() {}

    func execute() async throws -> [String] {
        try await executeSpy.call(())
    }
}
