import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case getBoats
    case postBoats
    case getBoatsById(id: Int)
    case getBoatsByIdSlash(id: Int)
    case getBoatsId

    var path: String {
        switch self {
        case .getBoats, .postBoats:
            return "/boats"
        case .getBoatsById(let id):
            return "/boats/\(id)"
        case .getBoatsByIdSlash(let id):
            return "/boats/\(id)/"
        case .getBoatsId:
            return "/boats/id"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .getBoats, .getBoatsById, .getBoatsByIdSlash, .getBoatsId:
            return .get
        case .postBoats:
            return .post
        }
    }
}
