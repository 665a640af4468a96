import Foundation

nonisolated enum NoteEndpoint: Endpoint {
    case note(id: Int)
    case drop(id: Int)

    var path: String {
        switch self {
        case .note(let id), .drop(let id):
            return "/notes/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .note:
            return .get
        case .drop:
            return .delete
        }
    }
}
