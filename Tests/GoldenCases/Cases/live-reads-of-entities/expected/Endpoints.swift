import Foundation

nonisolated enum CranesEndpoint: Endpoint {
    case getCrane(id: Int)
    case getLoad(id: Int)
    case moves
    case loads

    var path: String {
        switch self {
        case .getCrane(let id):
            return "/cranes/\(id)"
        case .getLoad(let id):
            return "/cranes/\(id)/load"
        case .moves:
            return "/cranes/moves"
        case .loads:
            return "/cranes/loads"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
