import Foundation

nonisolated protocol NoteRepository: Sendable {
    func loadAll(page: Int?) async throws
    func readNote(id: Int) async throws -> String
}

nonisolated extension NoteRepository {
    func loadAll(page: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await loadAll(page: page)
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
