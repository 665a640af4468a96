import Foundation

nonisolated enum PostsEndpoint: Endpoint {
    case makePost(NewPost)

    var path: String {
        "/posts"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .makePost(let request):
            return .json(request)
        }
    }
}
