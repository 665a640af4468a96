import Foundation

nonisolated enum PostsEndpoint: Endpoint {
    case listPosts(cursor: String?)
    case createPost(NewPostDTO)

    var path: String {
        "/posts"
    }

    var method: HTTPMethod {
        switch self {
        case .listPosts:
            return .get
        case .createPost:
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
        case .createPost(let request):
            return .json(request)
        default:
            return nil
        }
    }
}
