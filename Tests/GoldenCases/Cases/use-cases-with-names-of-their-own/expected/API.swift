import Foundation

nonisolated enum NoteEndpoint: Endpoint {
    case listNotes(page: Int?)
    case readNote(id: Int)

    var path: String {
        switch self {
        case .listNotes:
            return "/notes"
        case .readNote(let id):
            return "/notes/\(id)"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listNotes(let page):
            return [QueryItem("page", page)]
        default:
            return nil
        }
    }

    var accept: String {
        switch self {
        case .readNote:
            return "text/plain"
        default:
            return "application/json"
        }
    }
}
