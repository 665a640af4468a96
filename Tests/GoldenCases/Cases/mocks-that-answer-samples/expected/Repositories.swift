import Foundation

public nonisolated protocol NoteRepository: Sendable {
    func listNotes() async -> Result<[Note], any Error>
    func createNote(input: Note) async -> Result<CreateNoteResponse, any Error>
    func removeNote(id: Int) async -> Result<Void, any Error>
}

public nonisolated struct NoteRepositoryImpl: NoteRepository {
    public init() {}

    public func listNotes() async -> Result<[Note], any Error> {
        let request = NoteApi.listNotes
        return await NetworkManager.shared.request(requestType: request)
    }

    public func createNote(input: Note) async -> Result<CreateNoteResponse, any Error> {
        let request = NoteApi.createNote(input: input)
        return await NetworkManager.shared.response(requestType: request)
    }

    public func removeNote(id: Int) async -> Result<Void, any Error> {
        let request = NoteApi.removeNote(id: id)
        return await NetworkManager.shared.send(requestType: request)
    }
}
