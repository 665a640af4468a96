import Foundation

nonisolated enum PostsEndpoint: Endpoint {
    case liveComments(postId: Int, since: Date?)

    var path: String {
        switch self {
        case .liveComments(let postId, _):
            return "/posts/\(postId)/comments"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .liveComments(_, let since):
            return [QueryItem("since", since)]
        }
    }

    var security: [SecurityRequirement] {
        [[.token]]
    }
}

nonisolated enum TalkEndpoint: Endpoint {
    case chat

    var path: String {
        "/chat"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum TickerEndpoint: Endpoint {
    case ticker

    var path: String {
        "/ticker"
    }

    var method: HTTPMethod {
        .get
    }
}
