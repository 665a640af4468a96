import Foundation

nonisolated protocol NotesRepository: Sendable {
    func listNotes() async throws
}

nonisolated final class NotesRepositoryImpl: NotesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listNotes() async throws {
        try await apiService.send(NotesEndpoint.listNotes)
    }
}
