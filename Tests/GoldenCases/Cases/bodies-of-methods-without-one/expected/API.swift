import Foundation

nonisolated enum FerriesEndpoint: Endpoint {
    case searchFerries
    case checkFerries
    case removeFerries(Search)
    case ferryOptions(Search)
    case queryFerries(Search)
    case checkCrossings(id: Int)
    case searchCrossings(id: Int, Search, page: Int?, xPort: String?)

    var path: String {
        switch self {
        case .searchFerries, .checkFerries, .removeFerries, .ferryOptions, .queryFerries:
            return "/ferries"
        case .checkCrossings(let id), .searchCrossings(let id, _, _, _):
            return "/ferries/\(id)/crossings"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .searchFerries:
            return .get
        case .checkFerries, .checkCrossings:
            return .head
        case .removeFerries:
            return .delete
        case .ferryOptions:
            return .options
        case .queryFerries:
            return .query
        case .searchCrossings:
            return .post
        }
    }

    var headers: [String: String]? {
        switch self {
        case .searchCrossings(_, _, _, let xPort):
            return ["X-Port": xPort, "X-HTTP-Method-Override": "GET"].compactMapValues { $0 }
        default:
            return nil
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .searchCrossings(_, _, let page, _):
            return [QueryItem("page", page)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .removeFerries(let request), .ferryOptions(let request), .queryFerries(let request),
            .searchCrossings(_, let request, _, _):
            return .json(request)
        default:
            return nil
        }
    }
}
