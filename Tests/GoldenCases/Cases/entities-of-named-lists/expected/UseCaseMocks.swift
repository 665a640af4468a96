import Foundation

/// Stands in for `AddTeaUseCaseProtocol` in tests: records its calls and answers what its spy is told.
nonisolated final class MockAddTeaUseCase: AddTeaUseCaseProtocol {
    let executeSpy = MockMethod<Tea, Void>("AddTeaUseCaseProtocol.execute(_:)")

    init() {}

    func execute(_ request: Tea) async throws {
        try await executeSpy.call(request)
    }
}

/// Stands in for `SetMoodsUseCaseProtocol` in tests: records its calls and answers what its spy is told.
nonisolated final class MockSetMoodsUseCase: SetMoodsUseCaseProtocol {
    let executeSpy = MockMethod<Moods, Void>("SetMoodsUseCaseProtocol.execute(_:)")

    init() {}

    func execute(_ request: Moods) async throws {
        try await executeSpy.call(request)
    }
}
