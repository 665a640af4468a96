import Foundation

nonisolated enum NoteEndpoint: Endpoint {
    case readNote(id: Int)
    case removeNote(id: Int)

    var path: String {
        switch self {
        case .readNote(let id), .removeNote(let id):
            return "/notes/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .readNote:
            return .get
        case .removeNote:
            return .delete
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
