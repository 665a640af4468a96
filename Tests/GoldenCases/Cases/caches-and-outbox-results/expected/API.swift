import Foundation

public nonisolated enum PostsApi {
    case listPosts(tag: String?)
    case createPost(input: NewPost)
    case likePost(id: String, kind: PostsByIdLikesKind)
    case unlikePost(id: String, kind: PostsByIdLikesKind)
    case reportPost(id: String)
}

nonisolated extension PostsApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        switch self {
        case .listPosts(let tag):
            return tag.map { ["tag": $0] }
        case .createPost(let input):
            return input
        default:
            return nil
        }
    }

    public var method: RequestMethod {
        switch self {
        case .listPosts:
            return .get
        case .createPost:
            return .post
        case .likePost:
            return .put
        case .unlikePost:
            return .delete
        case .reportPost:
            return .post
        }
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        switch self {
        case .listPosts:
            return "/posts"
        case .createPost:
            return "/posts"
        case .likePost(let id, let kind):
            return "/posts/\(id.pathEscaped)/likes/\(kind.rawValue.pathEscaped)"
        case .unlikePost(let id, let kind):
            return "/posts/\(id.pathEscaped)/likes/\(kind.rawValue.pathEscaped)"
        case .reportPost(let id):
            return "/posts/\(id.pathEscaped)/report"
        }
    }

    public var accept: String {
        switch self {
        case .unlikePost:
            return "text/plain"
        default:
            return "application/json"
        }
    }

    public var security: [SecurityRequirement] {
        [[.token]]
    }
}

public nonisolated enum PeopleApi {
    case addPerson
}

nonisolated extension PeopleApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        nil
    }

    public var method: RequestMethod {
        .post
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        "/people"
    }

    public var security: [SecurityRequirement] {
        [[.token]]
    }
}
