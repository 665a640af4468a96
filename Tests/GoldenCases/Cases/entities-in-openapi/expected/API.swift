import Foundation

public nonisolated enum PostsApi {
    case listPosts
}

nonisolated extension PostsApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        nil
    }

    public var method: RequestMethod {
        .get
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        "/posts"
    }
}
