import Foundation

/// A view model as a team writes it, on the main actor.
@MainActor
final class NotesModel {
    private let repository: any NoteRepository
    private(set) var texts: [String] = []
    private(set) var message: String?

    init(repository: any NoteRepository) {
        self.repository = repository
    }

    func load(_ folder: String) async {
        switch await repository.listNotes(folderId: folder, page: nil) {
        case .success(let page): texts = page.notes.map(\.text)
        case .failure(let error): message = error.localizedDescription
        }
    }
}

func check(_ condition: Bool, _ what: String) {
    print(condition ? "ok \(what)" : "FAILED \(what)")
}

@main
struct Program {
    static func main() async {
        await isSharedByTasks()
        print("ok the checks ended")
    }

    static func isSharedByTasks() async {
        let mock = MockNoteRepository()
        let model = await NotesModel(repository: mock)
        await model.load("a")
        check(
            await model.message == "NoteRepository.listNotes(folderId:page:) was called, but not stubbed",
            "an unstubbed call names the method"
        )
        let note = Note(id: 1, folderId: "a", text: "one", pinned: false)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    mock.listNotesResult = .success(NotePage(notes: [note], total: 1, page: 1))
                    await model.load("a")
                    mock.removeNoteSpy.stub(inOrder: [.success(()), .failure(CancellationError())])
                    _ = await mock.removeNote(folder: "a", id: 1)
                    _ = mock.removeNoteSpy.calls.count
                    if mock.listNotesSpy.callCount == 20 { mock.readNoteSpy.reset() }
                }
            }
        }
        check(await model.texts == ["one"], "a model on the main actor and tasks share a spy")
        check(mock.listNotesSpy.callCount == 51 && mock.removeNoteSpy.callCount == 50, "no call is lost")
    }
}
