import Foundation

nonisolated enum HarbourEndpoint: Endpoint {
    case listBoats
    case fetchBoats
    case getBoats

    var path: String {
        switch self {
        case .listBoats:
            return "/boats"
        case .fetchBoats:
            return "/boats/all"
        case .getBoats:
            return "/boats/some"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
