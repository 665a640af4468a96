import Foundation

nonisolated enum PostsEndpoint: Endpoint {
    case listPosts(tag: String?)
    case createPost(NewPost)
    case likePost(id: String, kind: PostsByIdLikesKind)
    case unlikePost(id: String, kind: PostsByIdLikesKind)
    case reportPost(id: String)

    var path: String {
        switch self {
        case .listPosts, .createPost:
            return "/posts"
        case .likePost(let id, let kind), .unlikePost(let id, let kind):
            return "/posts/\(id.pathEscaped)/likes/\(kind.rawValue.pathEscaped)"
        case .reportPost(let id):
            return "/posts/\(id.pathEscaped)/report"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listPosts:
            return .get
        case .createPost, .reportPost:
            return .post
        case .likePost:
            return .put
        case .unlikePost:
            return .delete
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listPosts(let tag):
            return [QueryItem("tag", tag)]
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

    var accept: String {
        switch self {
        case .unlikePost:
            return "text/plain"
        default:
            return "application/json"
        }
    }

    var security: [SecurityRequirement] {
        [[.token]]
    }
}

nonisolated enum PeopleEndpoint: Endpoint {
    case addPerson

    var path: String {
        "/people"
    }

    var method: HTTPMethod {
        .post
    }

    var security: [SecurityRequirement] {
        [[.token]]
    }
}
