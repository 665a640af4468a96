import Foundation

nonisolated enum SessionEndpoint: Endpoint {
    case getCurrentUser
    case findUser(name: String?)

    var path: String {
        switch self {
        case .getCurrentUser:
            return "/me"
        case .findUser:
            return "/users/find"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .findUser(let name):
            return [QueryItem("name", name)]
        default:
            return nil
        }
    }
}

nonisolated enum ResultEndpoint: Endpoint {
    case getToken

    var path: String {
        "/token"
    }

    var method: HTTPMethod {
        .get
    }
}
