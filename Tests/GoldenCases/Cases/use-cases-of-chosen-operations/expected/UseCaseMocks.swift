import Foundation

/// Stands in for `ReadNoteUseCase` in tests: records its calls and answers what its spy is told.
nonisolated final class MockReadNoteUseCase: ReadNoteUseCase {
    let executeSpy = MockMethod<Int, String>("ReadNoteUseCase.execute(id:)")

    init() {}

    func execute(id: Int) async throws -> String {
        try await executeSpy.call(id)
    }
}
