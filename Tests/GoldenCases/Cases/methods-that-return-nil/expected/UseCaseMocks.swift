import Foundation

/// Stands in for `GetCurrentUserUseCase` in tests: records its calls and answers what its spy is told.
nonisolated final class MockGetCurrentUserUseCase: GetCurrentUserUseCase {
    let executeSpy = MockMethod<Void, User>("GetCurrentUserUseCase.execute()")

    init() {}

    func execute() async -> User? {
        try? await executeSpy.call(())
    }
}

/// Stands in for `FindUserUseCase` in tests: records its calls and answers what its spy is told.
nonisolated final class MockFindUserUseCase: FindUserUseCase {
    let executeSpy = MockMethod<String?, User?>("FindUserUseCase.execute(name:)")

    init() {}

    func execute(name: String?) async -> User? {
        try? await executeSpy.call(name)
    }
}

/// Stands in for `GetTokenUseCase` in tests: records its calls and answers what its spy is told.
nonisolated final class MockGetTokenUseCase: GetTokenUseCase {
    let executeSpy = MockMethod<Void, String>("GetTokenUseCase.execute()")

    init() {}

    func execute() async -> String? {
        try? await executeSpy.call(())
    }
}
