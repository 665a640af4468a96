import Foundation

nonisolated enum TreeEndpoint: Endpoint {
    case getTree

    var path: String {
        "/tree"
    }

    var method: HTTPMethod {
        .get
    }
}
