import Foundation

nonisolated enum MainEndpoint: Endpoint {
    case get
    case other

    var path: String {
        switch self {
        case .get:
            return "/a"
        case .other:
            return "/b"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var baseURL: String {
        switch self {
        case .other:
            return "https://b^.example"
        default:
            return APIEnvironment.production.baseURL
        }
    }
}
