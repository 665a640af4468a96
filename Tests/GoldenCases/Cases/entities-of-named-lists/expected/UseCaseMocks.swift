import Foundation

/// Replaces `AddTeaUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockAddTeaUseCase: AddTeaUseCaseProtocol {
    let executeSpy = MockMethod<Tea, Void>("AddTeaUseCaseProtocol.execute(_:)")

    init() {}

    func execute(_ request: Tea) async throws {
        try await executeSpy.call(request)
    }
}

/// Replaces `SetMoodsUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockSetMoodsUseCase: SetMoodsUseCaseProtocol {
    let executeSpy = MockMethod<Moods, Void>("SetMoodsUseCaseProtocol.execute(_:)")

    init() {}

    func execute(_ request: Moods) async throws {
        try await executeSpy.call(request)
    }
}
