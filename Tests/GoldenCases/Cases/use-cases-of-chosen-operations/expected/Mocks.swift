import Foundation

/// Replaces `NoteRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockNoteRepository: NoteRepository {
    let readNoteSpy = MockMethod<Int, String>("NoteRepository.readNote(id:)")
    let removeNoteSpy = MockMethod<Int, Void>("NoteRepository.removeNote(id:)")

    init() {}

    func readNote(id: Int) async throws -> String {
        try await readNoteSpy.call(id)
    }

    func removeNote(id: Int) async throws {
        try await removeNoteSpy.call(id)
    }
}
