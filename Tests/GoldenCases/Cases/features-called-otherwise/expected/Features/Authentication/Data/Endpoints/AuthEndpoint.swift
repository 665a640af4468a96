import Foundation

nonisolated enum AuthEndpoint: Endpoint {
    case login(Credentials)

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
