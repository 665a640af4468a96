import Foundation

/// Replaces `UserManagementRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockUserManagementRepository: UserManagementRepository {
    let aSpy = MockMethod<Void, Void>("UserManagementRepository.a()")
    let bSpy = MockMethod<Void, Void>("UserManagementRepository.b()")

    init() {}

    func a() async throws {
        try await aSpy.call(())
    }

    func b() async throws {
        try await bSpy.call(())
    }
}

/// Replaces `日本Repository` in tests: each method records its calls and answers as stubbed.
nonisolated final class Mock日本Repository: 日本Repository {
    let cSpy = MockMethod<Void, Void>("日本Repository.c()")

    init() {}

    func c() async throws {
        try await cSpy.call(())
    }
}

/// Replaces `FirstRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockFirstRepository: FirstRepository {
    let dSpy = MockMethod<Void, Void>("FirstRepository.d()")

    init() {}

    func d() async throws {
        try await dSpy.call(())
    }
}

/// Replaces `ERepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockERepository: ERepository {
    let eSpy = MockMethod<Void, Void>("ERepository.e()")

    init() {}

    func e() async throws {
        try await eSpy.call(())
    }
}

/// Replaces `FRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockFRepository: FRepository {
    let fSpy = MockMethod<Void, Void>("FRepository.f()")

    init() {}

    func f() async throws {
        try await fSpy.call(())
    }
}
