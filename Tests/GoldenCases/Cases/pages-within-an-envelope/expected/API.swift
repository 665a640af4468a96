import Foundation

nonisolated enum QuayEndpoint: Endpoint {
    case listBoats(cursor: String?)
    case listNames(page: Int?)
    case listCrew(after: Int?)

    var path: String {
        switch self {
        case .listBoats:
            return "/boats"
        case .listNames:
            return "/names"
        case .listCrew:
            return "/crew"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listBoats(let cursor):
            return [QueryItem("cursor", cursor)]
        case .listNames(let page):
            return [QueryItem("page", page)]
        case .listCrew(let after):
            return [QueryItem("after", after)]
        }
    }
}
