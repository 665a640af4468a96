import Foundation

nonisolated enum UserEndpoint: Endpoint {
    case getUser

    var path: String {
        "/user"
    }

    var method: HTTPMethod {
        .get
    }

    var security: [SecurityRequirement] {
        [[.token]]
    }
}

nonisolated enum ZenEndpoint: Endpoint {
    case getZen

    var path: String {
        "/zen"
    }

    var method: HTTPMethod {
        .get
    }
}
