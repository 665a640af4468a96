import Foundation

nonisolated enum AuthEndpoint: Endpoint {
    case login(LoginRequest)

    var path: String {
        "/login"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .login(let request):
            return .json(request)
        }
    }
}

nonisolated enum PostEndpoint: Endpoint {
    case list

    var path: String {
        "/posts"
    }

    var method: HTTPMethod {
        .get
    }
}
