import Foundation

nonisolated protocol ReadNoteUseCase: Sendable {
    func execute(id: Int) async throws -> String
}

nonisolated final class ReadNoteUseCaseImpl: ReadNoteUseCase {
    private let repository: any NoteRepository

    init(repository: any NoteRepository) {
        self.repository = repository
    }

    func execute(id: Int) async throws -> String {
        try await repository.readNote(id: id)
    }
}
