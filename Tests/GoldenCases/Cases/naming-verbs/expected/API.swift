import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats
    case addBoat
    case getBoat(id: Int)

    var path: String {
        switch self {
        case .listBoats, .addBoat:
            return "/boats"
        case .getBoat(let id):
            return "/boats/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listBoats, .getBoat:
            return .get
        case .addBoat:
            return .post
        }
    }
}
