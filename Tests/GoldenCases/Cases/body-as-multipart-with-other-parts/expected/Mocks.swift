import Foundation

/// Replaces `AlbumsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockAlbumsRepository: AlbumsRepository {
    let addAlbumSpy = MockMethod<AddAlbumForm, Void>("AlbumsRepository.addAlbum(_:)")

    init() {}

    func addAlbum(_ request: AddAlbumForm) async throws {
        try await addAlbumSpy.call(request)
    }
}

/// Replaces `NotesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockNotesRepository: NotesRepository {
    let addNoteSpy = MockMethod<AddNoteForm?, Void>("NotesRepository.addNote(_:)")

    init() {}

    func addNote(_ request: AddNoteForm?) async throws {
        try await addNoteSpy.call(request)
    }
}

/// Replaces `PlacesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPlacesRepository: PlacesRepository {
    let addPlaceSpy = MockMethod<AddPlaceForm?, Void>("PlacesRepository.addPlace(_:)")

    init() {}

    func addPlace(_ request: AddPlaceForm?) async throws {
        try await addPlaceSpy.call(request)
    }
}
