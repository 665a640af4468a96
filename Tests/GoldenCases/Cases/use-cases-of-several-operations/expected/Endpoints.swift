import Foundation

nonisolated enum PostEndpoint: Endpoint {
    case likePost(postId: String)
    case unlikePost(postId: String)
    case countLikes(postId: String, since: Date?)
    case hidePost(postId: String)

    var path: String {
        switch self {
        case .likePost(let postId), .unlikePost(let postId):
            return "/posts/\(postId.pathEscaped)/like"
        case .countLikes(let postId, _):
            return "/posts/\(postId.pathEscaped)/likes"
        case .hidePost(let postId):
            return "/posts/\(postId.pathEscaped)/hidden"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .likePost, .hidePost:
            return .put
        case .unlikePost:
            return .delete
        case .countLikes:
            return .get
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .countLikes(_, let since):
            return [QueryItem("since", since)]
        default:
            return nil
        }
    }
}
