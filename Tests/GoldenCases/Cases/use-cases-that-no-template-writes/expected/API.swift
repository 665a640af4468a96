import Foundation

nonisolated enum NoteEndpoint: Endpoint {
    case readNote(id: Int)
    case dropNote(id: Int)

    var path: String {
        switch self {
        case .readNote(let id), .dropNote(let id):
            return "/notes/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .readNote:
            return .get
        case .dropNote:
            return .delete
        }
    }
}
