import Foundation

nonisolated enum ShipsEndpoint: Endpoint {
    case getShip(id: String)

    var path: String {
        switch self {
        case .getShip(let id):
            return "/ships/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
