import Foundation

public nonisolated enum FerriesApi {
    case searchFerries(input: Search)
    case checkFerries
    case removeFerries(input: Search)
    case ferryOptions(input: Search)
    case queryFerries(input: Search)
    case searchCrossings(id: Int, input: Search, parameters: SearchCrossingsInput)
}

nonisolated extension FerriesApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        switch self {
        case .searchFerries(let input):
            return input
        case .removeFerries(let input):
            return input
        case .ferryOptions(let input):
            return input
        case .queryFerries(let input):
            return input
        case .searchCrossings(_, let input, _):
            return input
        default:
            return nil
        }
    }

    public var method: RequestMethod {
        switch self {
        case .searchFerries:
            return .post
        case .checkFerries:
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

    public var header: HTTPHeaderType {
        switch self {
        case .searchFerries:
            return .custom(["X-HTTP-Method-Override": "GET"])
        case .searchCrossings(_, _, let parameters):
            return .custom(["X-Port": parameters.xPort, "X-HTTP-Method-Override": "GET"])
        default:
            return .json
        }
    }

    public var path: String {
        switch self {
        case .searchFerries:
            return "/ferries"
        case .checkFerries:
            return "/ferries"
        case .removeFerries:
            return "/ferries"
        case .ferryOptions:
            return "/ferries"
        case .queryFerries:
            return "/ferries"
        case .searchCrossings(let id, _, _):
            return "/ferries/\(id)/crossings"
        }
    }

    public var usingQuery: Bool {
        switch self {
        case .removeFerries:
            return false
        default:
            return method.usesQuery
        }
    }

    public var query: [QueryItem] {
        switch self {
        case .searchCrossings(_, _, let parameters):
            return [QueryItem("page", parameters.page)]
        default:
            return []
        }
    }
}
