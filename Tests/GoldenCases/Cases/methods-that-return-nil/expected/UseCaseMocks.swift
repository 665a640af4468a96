import Foundation

/// Replaces `GetCurrentUserUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockGetCurrentUserUseCase: GetCurrentUserUseCase {
    let executeSpy = MockMethod<Void, User>("GetCurrentUserUseCase.execute()")

    init() {}

    func execute() async -> User? {
        try? await executeSpy.call(())
    }
}

/// Replaces `FindUserUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockFindUserUseCase: FindUserUseCase {
    let executeSpy = MockMethod<String?, User?>("FindUserUseCase.execute(name:)")

    init() {}

    func execute(name: String?) async -> User? {
        try? await executeSpy.call(name)
    }
}

/// Replaces `GetTokenUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockGetTokenUseCase: GetTokenUseCase {
    let executeSpy = MockMethod<Void, String>("GetTokenUseCase.execute()")

    init() {}

    func execute() async -> String? {
        try? await executeSpy.call(())
    }
}
