import Foundation

nonisolated protocol AlbumsRepository: Sendable {
    func addAlbum(_ request: AddAlbumForm) async throws
}

nonisolated final class AlbumsRepositoryImpl: AlbumsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addAlbum(_ request: AddAlbumForm) async throws {
        try await apiService.send(AlbumsEndpoint.addAlbum(request))
    }
}

nonisolated protocol NotesRepository: Sendable {
    func addNote(_ request: AddNoteForm?) async throws
}

nonisolated extension NotesRepository {
    func addNote(_ request: AddNoteForm? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await addNote(request)
    }
}

nonisolated final class NotesRepositoryImpl: NotesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addNote(_ request: AddNoteForm?) async throws {
        try await apiService.send(NotesEndpoint.addNote(request))
    }
}

nonisolated protocol PlacesRepository: Sendable {
    func addPlace(_ request: AddPlaceForm?) async throws
}

nonisolated extension PlacesRepository {
    func addPlace(_ request: AddPlaceForm? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await addPlace(request)
    }
}

nonisolated final class PlacesRepositoryImpl: PlacesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addPlace(_ request: AddPlaceForm?) async throws {
        try await apiService.send(PlacesEndpoint.addPlace(request))
    }
}
