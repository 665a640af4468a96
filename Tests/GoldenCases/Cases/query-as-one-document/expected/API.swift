import Foundation

nonisolated enum SearchEndpoint: Endpoint {
    case search(filter: Filter, session: String?, flags: [Int]?)

    var path: String {
        "/search"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .search(let filter, _, _):
            return [.whole(json: filter)]
        }
    }

    var cookies: [QueryItem] {
        switch self {
        case .search(_, let session, let flags):
            return [
                QueryItem("session", session, style: .cookie, explode: true),
                QueryItem("flags", flags, style: .cookie, explode: false),
            ]
        }
    }
}

nonisolated enum FormEndpoint: Endpoint {
    case searchByForm(filter: Filter?)

    var path: String {
        "/form"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .searchByForm(let filter):
            return [.whole(filter)]
        }
    }
}
