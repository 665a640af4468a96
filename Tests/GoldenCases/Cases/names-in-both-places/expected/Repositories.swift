import Foundation

nonisolated protocol NoteRepository: Sendable {
    func note(id: Int) async throws
    func drop(id: Int) async throws
}

nonisolated final class NoteRepositoryImpl: NoteRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func note(id: Int) async throws {
        try await apiService.send(NoteEndpoint.note(id: id))
    }

    func drop(id: Int) async throws {
        try await apiService.send(NoteEndpoint.drop(id: id))
    }
}
