import Foundation

nonisolated enum PostsEndpoint: Endpoint {
    case listPosts

    var path: String {
        "/posts"
    }

    var method: HTTPMethod {
        .get
    }
}
