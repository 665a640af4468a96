import Foundation

/// Replaces `ReadNoteUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockReadNoteUseCase: ReadNoteUseCase {
    let executeSpy = MockMethod<Int, String>("ReadNoteUseCase.execute(id:)")

    init() {}

    func execute(id: Int) async throws -> String {
        try await executeSpy.call(id)
    }
}
