import Foundation

#if DEBUG
    /// Replaces `ListBoatsUseCase` in tests: records its calls and answers as its spy is stubbed.
    nonisolated final class MockListBoatsUseCase: ListBoatsUseCase {
        let executeSpy = MockMethod<Int?, [Boat]>("ListBoatsUseCase.execute(page:)")

        init() {}

        func execute(page: Int?) async throws -> [Boat] {
            try await executeSpy.call(page)
        }
    }
#endif

#if DEBUG
    /// Replaces `DeleteBoatUseCase` in tests: records its calls and answers as its spy is stubbed.
    nonisolated final class MockDeleteBoatUseCase: DeleteBoatUseCase {
        let executeSpy = MockMethod<Int, Void>("DeleteBoatUseCase.execute(id:)")

        init() {}

        func execute(id: Int) async throws {
            try await executeSpy.call(id)
        }
    }
#endif
