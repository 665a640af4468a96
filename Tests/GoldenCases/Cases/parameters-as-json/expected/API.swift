import Foundation

nonisolated enum SearchEndpoint: Endpoint {
    case search(query: Query)

    var path: String {
        "/search"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .search(let query):
            return [.json("query", query)]
        }
    }
}
