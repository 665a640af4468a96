import Foundation

nonisolated enum CommentsEndpoint: Endpoint {
    case comments

    var path: String {
        "/comments"
    }

    var method: HTTPMethod {
        .get
    }
}
