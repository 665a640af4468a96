import Foundation

nonisolated enum ProfileEndpoint: Endpoint {
    case fetchProfile(userId: String)

    var path: String {
        switch self {
        case .fetchProfile(let userId):
            return "/profiles/\(userId.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
