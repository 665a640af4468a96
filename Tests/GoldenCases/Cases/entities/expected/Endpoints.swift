import Foundation

nonisolated enum PostsEndpoint: Endpoint {
    case getTimeline(limit: Int?)
    case getPost(postId: UUID)
    case getPosts
    case getDrafts
    case createPost(DraftDTO)
    case ratePost(postId: UUID, RatingDTO)
    case getComments(postId: UUID)

    var path: String {
        switch self {
        case .getTimeline, .createPost:
            return "/posts"
        case .getPost(let postId):
            return "/posts/\(pathSegment(postId, name: "postId"))"
        case .getPosts:
            return "/posts/all"
        case .getDrafts:
            return "/posts/drafts"
        case .ratePost(let postId, _):
            return "/posts/\(pathSegment(postId, name: "postId"))/rating"
        case .getComments(let postId):
            return "/posts/\(pathSegment(postId, name: "postId"))/comments"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .getTimeline, .getPost, .getPosts, .getDrafts, .getComments:
            return .get
        case .createPost, .ratePost:
            return .post
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .getTimeline(let limit):
            return [QueryItem("limit", limit)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .createPost(let request):
            return .json(request)
        case .ratePost(_, let request):
            return .json(request)
        default:
            return nil
        }
    }
}
