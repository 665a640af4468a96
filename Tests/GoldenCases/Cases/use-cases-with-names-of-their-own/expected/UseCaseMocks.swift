import Foundation

/// Replaces `ListNotesUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockListNotesUseCase: ListNotesUseCase {
    let executeSpy = MockMethod<Int?, Void>("ListNotesUseCase.callAsFunction(page:)")

    init() {}

    func callAsFunction(page: Int?) async throws {
        try await executeSpy.call(page)
    }
}

/// Replaces `LoadNote` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockReadNoteUseCase: LoadNote {
    let executeSpy = MockMethod<Int, String>("LoadNote.callAsFunction(id:)")

    init() {}

    func callAsFunction(id: Int) async throws -> String {
        try await executeSpy.call(id)
    }
}
