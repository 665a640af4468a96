import Foundation

nonisolated enum HubsEndpoint: Endpoint {
    case getHub(id: Int)
    case states(id: Int)

    var path: String {
        switch self {
        case .getHub(let id):
            return "/hubs/\(id)"
        case .states(let id):
            return "/hubs/states/\(id)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
