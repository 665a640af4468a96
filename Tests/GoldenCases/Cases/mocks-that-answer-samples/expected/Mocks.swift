import Foundation

#if DEBUG
    /// Replaces `NoteRepository` in tests: each method records its calls and answers as stubbed.
    public nonisolated final class MockNoteRepository: NoteRepository {
        public let listNotesSpy = MockMethod<Void, [Note]>("NoteRepository.listNotes()", answer: [.preview])
        public let createNoteSpy = MockMethod<Note, CreateNoteResponse>(
            "NoteRepository.createNote(input:)",
            answer: .created(.preview)
        )
        public let removeNoteSpy = MockMethod<Int, Void>("NoteRepository.removeNote(id:)", answer: ())

        public init() {}

        public var listNotesResult: Result<[Note], any Error>? {
            get { listNotesSpy.result }
            set { listNotesSpy.result = newValue }
        }

        public var createNoteResult: Result<CreateNoteResponse, any Error>? {
            get { createNoteSpy.result }
            set { createNoteSpy.result = newValue }
        }

        public var removeNoteResult: Result<Void, any Error>? {
            get { removeNoteSpy.result }
            set { removeNoteSpy.result = newValue }
        }

        public func listNotes() async -> Result<[Note], any Error> {
            await listNotesSpy.result(of: ())
        }

        public func createNote(input: Note) async -> Result<CreateNoteResponse, any Error> {
            await createNoteSpy.result(of: input)
        }

        public func removeNote(id: Int) async -> Result<Void, any Error> {
            await removeNoteSpy.result(of: id)
        }
    }
#endif
