import Foundation

/// Stands in for `ListNotesUseCase` in tests: records its calls and answers what its spy is told.
nonisolated final class MockListNotesUseCase: ListNotesUseCase {
    let executeSpy = MockMethod<Int?, Void>("ListNotesUseCase.callAsFunction(page:)")

    init() {}

    func callAsFunction(page: Int?) async throws {
        try await executeSpy.call(page)
    }
}

/// Stands in for `LoadNote` in tests: records its calls and answers what its spy is told.
nonisolated final class MockReadNoteUseCase: LoadNote {
    let executeSpy = MockMethod<Int, String>("LoadNote.callAsFunction(id:)")

    init() {}

    func callAsFunction(id: Int) async throws -> String {
        try await executeSpy.call(id)
    }
}
