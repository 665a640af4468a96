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
        do {
            texts = try await repository.listNotes(folderId: folder).notes.map(\.text)
        } catch {
            message = error.localizedDescription
        }
    }
}

func check(_ condition: Bool, _ what: String) {
    print(condition ? "ok \(what)" : "FAILED \(what)")
}

@main
struct Program {
    static func main() async throws {
        try await keepsNestedEntities()
        await isSharedByTasks()
        print("ok the checks ended")
    }

    static func keepsNestedEntities() async throws {
        let fake = MockNoteRepository()
        let first = try await fake.createNote(folderId: "a", NewNote(text: "one"))
        _ = try await fake.createNote(folderId: "b", NewNote(text: "two"))
        check(first.folderId == "a" && !first.pinned, "what a path says is put into a new entity")
        let page = try await fake.listNotes(folderId: "a")
        check(page.notes == [first] && page.total == 1 && page.page == 1, "a page holds what belongs to its parent")
        check(try await fake.readNote(folder: "a", id: first.id) == first, "a nested entity is read by its id")
        check((try? await fake.readNote(folder: "b", id: first.id)) == nil, "it is not found under another parent")
        let edited = try await fake.editNote(folder: "a", id: first.id, NewNote(text: "three"))
        check(edited.text == "three" && edited.folderId == "a", "an edit keeps the rest")
        try await fake.removeNote(folder: "a", id: first.id)
        check(try await fake.listNotes(folderId: "a").notes.isEmpty, "what is removed is gone")
        fake.notes.entities = [first]
        check(try await fake.listNotes(folderId: "z").total == 1, "what is put in directly is found everywhere")
        fake.notes.entities = [Note(id: 9, folderId: "a", text: "nine", pinned: false)]
        var made: Set<Int> = [9]
        for _ in 0..<9 { made.insert(try await fake.createNote(folderId: "a", NewNote(text: "new")).id) }
        check(made.count == 10, "a new entity takes no identifier that is there")
        do {
            _ = try await fake.archiveNote(folderId: "a", id: 1)
            check(false, "what a fake can't know has to be stubbed")
        } catch {
            let name = "NoteRepository.archiveNote(folderId:id:)"
            check(error as? MockError == .unstubbed(name), "what a fake can't know has to be stubbed")
        }
        fake.labels.entities = [Label(name: "home", color: "red")]
        check(try await fake.replaceLabel(name: "home", Label(name: "home", color: "blue")).color == "blue", "a put")
        check(try await fake.listLabels().map(\.color) == ["blue"], "a list that isn't a page")
    }

    static func isSharedByTasks() async {
        let mock = MockNoteRepository()
        let model = await NotesModel(repository: mock)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    _ = try? await mock.createNote(folderId: "a", NewNote(text: "\(number)"))
                    await model.load("a")
                    mock.archiveNoteSpy.stub { Note(id: $0.id, folderId: $0.folderId, text: "", pinned: true) }
                    _ = try? await mock.archiveNote(folderId: "a", id: number)
                    _ = mock.archiveNoteSpy.calls.count + mock.notes.entities.count
                }
            }
        }
        await model.load("a")
        check(await model.texts.count == 50, "a model on the main actor and tasks share a fake")
        check(mock.archiveNoteSpy.callCount == 50, "tasks share a spy")
    }
}
