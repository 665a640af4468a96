import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case getBoat(id: String, id2: Int?, ID: String?)

    var path: String {
        switch self {
        case .getBoat(let id, _, _):
            return "/boats/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .getBoat(_, _, let ID):
            return ["ID": ID].compactMapValues { $0 }
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .getBoat(_, let id2, _):
            return [QueryItem("id", id2)]
        }
    }
}
