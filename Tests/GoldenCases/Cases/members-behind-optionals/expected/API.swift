import Foundation

nonisolated enum PostsEndpoint: Endpoint {
    case listPosts(cursor: String?)
    case addPost(PostDTO?)

    var path: String {
        "/posts"
    }

    var method: HTTPMethod {
        switch self {
        case .listPosts:
            return .get
        case .addPost:
            return .post
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listPosts(let cursor):
            return [QueryItem("cursor", cursor)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .addPost(let request):
            return request.map { .json($0) }
        default:
            return nil
        }
    }
}

nonisolated enum NotesEndpoint: Endpoint {
    case addAge(NoteDTO?)
    case addNote(NoteDTO)

    var path: String {
        switch self {
        case .addAge:
            return "/ages"
        case .addNote:
            return "/notes"
        }
    }

    var method: HTTPMethod {
        .post
    }

    var headers: [String: String]? {
        switch self {
        case .addAge(let request):
            return ["X-Age": (request?.age).map { String($0) }, "X-Note": request?.note?.value].compactMapValues { $0 }
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .addAge(let request):
            return (request?.age).map { ["age": $0] }.map { .json($0) }
        case .addNote(let request):
            return .json(request.text.map { ["text": $0] } ?? [:])
        }
    }
}
