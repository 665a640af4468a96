import Foundation

nonisolated enum NoteEndpoint: Endpoint {
    case listNotes(folderId: String)
    case createNote(folderId: String, NewNote)
    case readNote(folder: String, id: Int)
    case editNote(folder: String, id: Int, NewNote)
    case removeNote(folder: String, id: Int)

    var path: String {
        switch self {
        case .listNotes(let folderId), .createNote(let folderId, _):
            return "/folders/\(folderId.pathEscaped)/notes"
        case .readNote(let folder, let id), .editNote(let folder, let id, _), .removeNote(let folder, let id):
            return "/folders/\(folder.pathEscaped)/notes/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listNotes, .readNote:
            return .get
        case .createNote:
            return .post
        case .editNote:
            return .patch
        case .removeNote:
            return .delete
        }
    }

    var body: RequestBody? {
        switch self {
        case .createNote(_, let request), .editNote(_, _, let request):
            return .json(request)
        default:
            return nil
        }
    }
}
