import Foundation

nonisolated enum PostsEndpoint: Endpoint {
    case getPost(id: Int)

    var path: String {
        switch self {
        case .getPost(let id):
            return "/posts/\(id)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
