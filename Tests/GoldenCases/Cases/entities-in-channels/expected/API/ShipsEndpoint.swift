import Foundation

nonisolated enum ShipsEndpoint: Endpoint {
    case getShip(id: Int)
    case traffic
    case distances

    var path: String {
        switch self {
        case .getShip(let id):
            return "/ships/\(id)"
        case .traffic:
            return "/ships/traffic"
        case .distances:
            return "/ships/distances"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
