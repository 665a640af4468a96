import Foundation

public nonisolated enum PostsApi {
    case getPost(id: Int)
    case addPost(input: Post)
    case posts
}

nonisolated extension PostsApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        switch self {
        case .addPost(let input):
            return input
        default:
            return nil
        }
    }

    public var method: RequestMethod {
        switch self {
        case .getPost:
            return .get
        case .addPost:
            return .post
        case .posts:
            return .get
        }
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        switch self {
        case .getPost(let id):
            return "/posts/\(id)"
        case .addPost:
            return "/posts"
        case .posts:
            return "/posts/live"
        }
    }
}
