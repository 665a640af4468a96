import Foundation

#if DEBUG
    /// Stands in for `ListBoatsUseCase` in tests: records its calls and answers what its spy is told.
    nonisolated final class MockListBoatsUseCase: ListBoatsUseCase {
        let executeSpy = MockMethod<Int?, [Boat]>("ListBoatsUseCase.execute(page:)")

        init() {}

        func execute(page: Int?) async throws -> [Boat] {
            try await executeSpy.call(page)
        }
    }
#endif

#if DEBUG
    /// Stands in for `DeleteBoatUseCase` in tests: records its calls and answers what its spy is told.
    nonisolated final class MockDeleteBoatUseCase: DeleteBoatUseCase {
        let executeSpy = MockMethod<Int, Void>("DeleteBoatUseCase.execute(id:)")

        init() {}

        func execute(id: Int) async throws {
            try await executeSpy.call(id)
        }
    }
#endif
