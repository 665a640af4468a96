import Foundation

nonisolated protocol NoteRepository: Sendable {
    func readNote(id: Int) async throws
    func dropNote(id: Int) async throws
}

nonisolated final class NoteRepositoryImpl: NoteRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func readNote(id: Int) async throws {
        try await apiService.send(NoteEndpoint.readNote(id: id))
    }

    func dropNote(id: Int) async throws {
        try await apiService.send(NoteEndpoint.dropNote(id: id))
    }
}
