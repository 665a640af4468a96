import Foundation

nonisolated protocol ListNotesUseCase: Sendable {
    func callAsFunction(page: Int?) async throws
}

nonisolated struct ListNotesUseCaseImpl: ListNotesUseCase {
    private let repository: any NoteRepository

    init(repository: any NoteRepository) {
        self.repository = repository
    }

    func callAsFunction(page: Int?) async throws {
        try await repository.loadAll(page: page)
    }
}

nonisolated extension ListNotesUseCase {
    func callAsFunction(page: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await callAsFunction(page: page)
    }
}

nonisolated protocol LoadNote: Sendable {
    func callAsFunction(id: Int) async throws -> String
}

nonisolated struct DefaultLoadNote: LoadNote {
    private let repository: any NoteRepository

    init(repository: any NoteRepository) {
        self.repository = repository
    }

    func callAsFunction(id: Int) async throws -> String {
        try await repository.readNote(id: id)
    }
}
