import Foundation

nonisolated enum PostsEndpoint: Endpoint {
    case fetchPost(postId: Int)
    case liveSettings(greeting: String, settings: Int)
    case liveComments(postId: Int, since: Date?)

    var path: String {
        switch self {
        case .fetchPost(let postId):
            return "/posts/\(postId)"
        case .liveSettings(let greetingValue, let settingsValue):
            return "/posts/\(greetingValue.pathEscaped)/settings/\(settingsValue)"
        case .liveComments(let postId, _):
            return "/posts/\(postId)/comments/live"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .liveComments(_, let since):
            return [QueryItem("since", since)]
        default:
            return nil
        }
    }

    var security: [SecurityRequirement] {
        [[.token]]
    }
}

nonisolated enum PeopleEndpoint: Endpoint {
    case presence
    case measurements

    var path: String {
        switch self {
        case .presence:
            return "/presence"
        case .measurements:
            return "/measurements"
        }
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum TimelineEndpoint: Endpoint {
    case timeline

    var path: String {
        "/timeline"
    }

    var method: HTTPMethod {
        .get
    }
}
