import Foundation

/// Replaces `NoteRepository` with entities in memory. Each method can be stubbed through its spy;
/// methods other than create, read, update, delete and list must be.
nonisolated final class MockNoteRepository: NoteRepository {
    let notes = FakeTable<Note>(
        id: "id",
        filling: """
            {
                "folderId": "",
                "scale": 0.5
            }
            """
    )
    let listNotesSpy = MockMethod<String, NotePage>("NoteRepository.listNotes(folderId:)")
    let createNoteSpy = MockMethod<(folderId: String, request: NewNote), Note>("NoteRepository.createNote(folderId:_:)")
    let readNoteSpy = MockMethod<(folder: String, id: Int), Note>("NoteRepository.readNote(folder:id:)")
    let editNoteSpy = MockMethod<(folder: String, id: Int, request: NewNote), Void>(
        "NoteRepository.editNote(folder:id:_:)"
    )
    let removeNoteSpy = MockMethod<(folder: String, id: Int), Void>("NoteRepository.removeNote(folder:id:)")

    init() {}

    func listNotes(folderId: String) async throws -> NotePage {
        try await listNotesSpy.call(folderId) {
            try notes.page(
                "notes",
                counting: ["total_count"],
                filling: """
                    {
                        "page": 1,
                        "pages": 1,
                        "has_more": false
                    }
                    """,
                in: ["folderId": folderId]
            )
        }
    }

    func createNote(folderId: String, _ request: NewNote) async throws -> Note {
        try await createNoteSpy.call((folderId: folderId, request: request)) {
            try notes.create(request, in: ["folderId": folderId])
        }
    }

    func readNote(folder: String, id: Int) async throws -> Note {
        try await readNoteSpy.call((folder: folder, id: id)) {
            try notes.read(id, in: ["folderId": folder])
        }
    }

    func editNote(folder: String, id: Int, _ request: NewNote) async throws {
        try await editNoteSpy.call((folder: folder, id: id, request: request)) {
            try notes.update(id, with: request, in: ["folderId": folder])
        }
    }

    func removeNote(folder: String, id: Int) async throws {
        try await removeNoteSpy.call((folder: folder, id: id)) {
            try notes.delete(id, in: ["folderId": folder])
        }
    }
}
