import Foundation

/// Replaces `NoteRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockNoteRepository: NoteRepository {
    let listNotesSpy = MockMethod<Int?, Void>("NoteRepository.loadAll(page:)")
    let readNoteSpy = MockMethod<Int, String>("NoteRepository.readNote(id:)")

    init() {}

    func loadAll(page: Int?) async throws {
        try await listNotesSpy.call(page)
    }

    func readNote(id: Int) async throws -> String {
        try await readNoteSpy.call(id)
    }
}
