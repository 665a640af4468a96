import Foundation

nonisolated protocol NoteRepository: Sendable {
    func loadAll(page: Int?) async throws
    func readNote(id: Int) async throws -> String
}

nonisolated extension NoteRepository {
    func loadAll() async throws {
        try await loadAll(page: nil)
    }
}

nonisolated final class NoteRepositoryImpl: NoteRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func loadAll(page: Int?) async throws {
        try await apiService.send(NoteEndpoint.listNotes(page: page))
    }

    func readNote(id: Int) async throws -> String {
        try await apiService.text(NoteEndpoint.readNote(id: id))
    }
}
