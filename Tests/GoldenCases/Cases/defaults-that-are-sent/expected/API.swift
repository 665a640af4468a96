import Foundation

nonisolated enum PostsEndpoint: Endpoint {
    case findPosts(size: Int, kind: Kind, page: Int, since: PlainDate?, theme: String)
    case makePost(NewPost)

    var path: String {
        "/posts"
    }

    var method: HTTPMethod {
        switch self {
        case .findPosts:
            return .get
        case .makePost:
            return .post
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .findPosts(let size, let kind, let page, let since, _):
            return [
                QueryItem("kind", kind),
                QueryItem("size", size),
                QueryItem("page", page),
                QueryItem("since", since),
            ]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .makePost(let request):
            return .json(request)
        default:
            return nil
        }
    }

    var cookies: [QueryItem] {
        switch self {
        case .findPosts(_, _, _, _, let theme):
            return [QueryItem("theme", theme)]
        default:
            return []
        }
    }
}
