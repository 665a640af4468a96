import Foundation

nonisolated protocol NoteRepository: Sendable {
    func readNote(id: Int) async throws -> String
    func removeNote(id: Int) async throws
}

nonisolated final class NoteRepositoryImpl: NoteRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func readNote(id: Int) async throws -> String {
        try await apiService.text(NoteEndpoint.readNote(id: id))
    }

    func removeNote(id: Int) async throws {
        try await apiService.send(NoteEndpoint.removeNote(id: id))
    }
}
