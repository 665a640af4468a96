import Foundation

nonisolated enum UserEndpoint: Endpoint {
    case getUser

    var path: String {
        "/user"
    }

    var method: HTTPMethod {
        .get
    }
}
