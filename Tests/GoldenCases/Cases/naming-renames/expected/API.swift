import Foundation

nonisolated enum PortEndpoint: Endpoint {
    case findBoat(id: Int, language: String?)

    var path: String {
        switch self {
        case .findBoat(let id, _):
            return "/boats/\(id)"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .findBoat(_, let language):
            return [QueryItem("lang", language)]
        }
    }
}
