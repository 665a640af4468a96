import Foundation

nonisolated protocol NoteRepository: Sendable {
    func listNotes(folderId: String) async throws -> NotePage
    func createNote(folderId: String, _ request: NewNote) async throws -> Note
    func readNote(folder: String, id: Int) async throws -> Note
    func editNote(folder: String, id: Int, _ request: NewNote) async throws
    func removeNote(folder: String, id: Int) async throws
}

nonisolated final class NoteRepositoryImpl: NoteRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listNotes(folderId: String) async throws -> NotePage {
        try await apiService.request(NoteEndpoint.listNotes(folderId: folderId))
    }

    func createNote(folderId: String, _ request: NewNote) async throws -> Note {
        try await apiService.request(NoteEndpoint.createNote(folderId: folderId, request))
    }

    func readNote(folder: String, id: Int) async throws -> Note {
        try await apiService.request(NoteEndpoint.readNote(folder: folder, id: id))
    }

    func editNote(folder: String, id: Int, _ request: NewNote) async throws {
        try await apiService.send(NoteEndpoint.editNote(folder: folder, id: id, request))
    }

    func removeNote(folder: String, id: Int) async throws {
        try await apiService.send(NoteEndpoint.removeNote(folder: folder, id: id))
    }
}
