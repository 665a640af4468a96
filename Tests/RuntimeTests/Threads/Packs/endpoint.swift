/// The repository of the pack `endpoint`.
struct Repository {
    let made: any NotesRepository

    static func made(_ client: HTTPClient) -> Repository {
        Repository(made: NotesRepositoryImpl(apiService: APIServiceImpl(client: client)))
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

    static func desk(_ client: HTTPClient) -> any NotesDeskChannel {
        NotesDeskChannelImpl(apiService: APIServiceImpl(client: client))
    }

    func note() async throws -> Note { try await made.fetchNote(noteId: 1) }
    func add(_ draft: Draft) async throws -> Note { try await made.addNote(draft) }
    func keep(_ draft: Draft) async throws { try await made.keepNote(draft) }
    func send(_ photo: AddPhotoForm) async throws -> Note { try await made.addPhoto(photo) }
    func find(_ draft: Draft) async throws -> Stats { try await made.findNotes(draft) }
    func searches(_ draft: Draft) -> AsyncThrowingStream<Stats, any Error> { made.findNotesUpdates(draft) }
    func news() async throws -> AsyncThrowingStream<ServerSentEvent<Stats>, any Error> {
        try await made.followStats()
    }
}
