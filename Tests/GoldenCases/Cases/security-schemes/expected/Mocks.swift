import Foundation

/// Stands in for `ARepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockARepository: ARepository {
    let byDefaultSpy = MockMethod<Void, Void>("ARepository.byDefault()")

    init() {}

    func byDefault() async throws {
        try await byDefaultSpy.call(())
    }
}

/// Stands in for `BRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBRepository: BRepository {
    let openSpy = MockMethod<Void, Void>("BRepository.open()")

    init() {}

    func open() async throws {
        try await openSpy.call(())
    }
}

/// Stands in for `CRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockCRepository: CRepository {
    let eitherOrSpy = MockMethod<Void, Void>("CRepository.eitherOr()")

    init() {}

    func eitherOr() async throws {
        try await eitherOrSpy.call(())
    }
}

/// Stands in for `DRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockDRepository: DRepository {
    let togetherSpy = MockMethod<Void, Void>("DRepository.together()")

    init() {}

    func together() async throws {
        try await togetherSpy.call(())
    }
}

/// Stands in for `ERepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockERepository: ERepository {
    let scopedSpy = MockMethod<Void, Void>("ERepository.scoped()")

    init() {}

    func scoped() async throws {
        try await scopedSpy.call(())
    }
}
