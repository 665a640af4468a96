import Foundation

nonisolated enum SocialEndpoint: Endpoint {
    case follow(FollowInput, kind: Kind, Int)
    case fetchPosts(page: Int?, of: Int, size: Int?, a: Int?, b: Int?, c: Int?, d: Int?, e: Int?)
    case mute(off: Bool, userId: Int)

    var path: String {
        switch self {
        case .follow(_, _, let userId):
            return "/users/\(userId)/follows"
        case .fetchPosts(_, let userId, _, _, _, _, _, _):
            return "/users/\(userId)/posts"
        case .mute(_, let userId):
            return "/users/\(userId)/mute"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .follow:
            return .post
        case .fetchPosts:
            return .get
        case .mute(let isOff, _):
            return isOff ? .delete : .put
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .follow(_, let type, _):
            return [QueryItem("type", type)]
        case .fetchPosts(let page, _, let size, let a, let b, let c, let d, let e):
            return [
                QueryItem("page", page),
                QueryItem("size", size),
                QueryItem("a", a),
                QueryItem("b", b),
                QueryItem("c", c),
                QueryItem("d", d),
                QueryItem("e", e),
            ]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .follow(let request, _, _):
            return .json(request)
        default:
            return nil
        }
    }
}
