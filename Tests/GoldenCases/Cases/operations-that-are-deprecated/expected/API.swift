import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats
    case addBoat

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        switch self {
        case .listBoats:
            return .get
        case .addBoat:
            return .post
        }
    }
}
