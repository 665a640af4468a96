import Foundation

/// Stands in for `UserManagementRepository` in tests: each method records its calls and answers what its spy is told.
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

/// Stands in for `日本Repository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class Mock日本Repository: 日本Repository {
    let cSpy = MockMethod<Void, Void>("日本Repository.c()")

    init() {}

    func c() async throws {
        try await cSpy.call(())
    }
}

/// Stands in for `FirstRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockFirstRepository: FirstRepository {
    let dSpy = MockMethod<Void, Void>("FirstRepository.d()")

    init() {}

    func d() async throws {
        try await dSpy.call(())
    }
}

/// Stands in for `ERepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockERepository: ERepository {
    let eSpy = MockMethod<Void, Void>("ERepository.e()")

    init() {}

    func e() async throws {
        try await eSpy.call(())
    }
}

/// Stands in for `FRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockFRepository: FRepository {
    let fSpy = MockMethod<Void, Void>("FRepository.f()")

    init() {}

    func f() async throws {
        try await fSpy.call(())
    }
}
