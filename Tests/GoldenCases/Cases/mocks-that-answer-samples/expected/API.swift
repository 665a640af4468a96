import Foundation

public nonisolated enum NoteApi {
    case listNotes
    case createNote(input: Note)
    case removeNote(id: Int)
}

nonisolated extension NoteApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        switch self {
        case .createNote(let input):
            return input
        default:
            return nil
        }
    }

    public var method: RequestMethod {
        switch self {
        case .listNotes:
            return .get
        case .createNote:
            return .post
        case .removeNote:
            return .delete
        }
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        switch self {
        case .listNotes:
            return "/notes"
        case .createNote:
            return "/notes"
        case .removeNote(let id):
            return "/notes/\(id)"
        }
    }

    public var accept: String {
        switch self {
        case .createNote:
            return "application/json, text/plain"
        default:
            return "application/json"
        }
    }
}
