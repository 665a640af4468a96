/// The repository of the pack `request-type`.
struct Repository {
    let made: any NotesRepository

    static func made(_ client: HTTPClient) -> Repository {
        NetworkManager.shared.configure { $0 = client }
        return Repository(made: NotesRepositoryImpl())
    }

    static func cached(_ other: Repository, _ cache: RepositoryCache) -> Repository {
        Repository(made: CachedNotesRepository(other.made, cache: cache))
    }

    static func offline(_ other: Repository, _ outbox: Outbox) -> Repository {
        var optimistic = OfflineNotesRepository.Optimistic()
        optimistic.fetchNote = { note, _ in
            Places.note("optimistic")
            return note
        }
        return Repository(made: OfflineNotesRepository(other.made, outbox: outbox, optimistic: optimistic))
    }

    static func desk(_ client: HTTPClient) -> any NotesDeskChannel { NotesDeskChannelImpl() }

    func note() async throws -> Note { try await made.fetchNote(noteId: 1).get() }
    func add(_ draft: Draft) async throws -> Note { try await made.addNote(input: draft).get() }
    func keep(_ draft: Draft) async throws { try await made.keepNote(input: draft).get() }
    func send(_ photo: AddPhotoForm) async throws -> Note { try await made.addPhoto(input: photo).get() }
    func find(_ draft: Draft) async throws -> Stats { try await made.findNotes(input: draft).get() }
    func searches(_ draft: Draft) -> AsyncThrowingStream<Stats, any Error> { made.findNotesUpdates(input: draft) }
    func news() async throws -> AsyncThrowingStream<ServerSentEvent<Stats>, any Error> {
        try await made.followStats().get()
    }
}
