import Foundation

nonisolated enum PlacesEndpoint: Endpoint {
    case findPlaces(q: String?, cookie: String?, c: String?)

    var path: String {
        "/places"
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .findPlaces(_, let cookie, _):
            return ["Cookie": cookie].compactMapValues { $0 }
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .findPlaces(let q, _, _):
            return [QueryItem("q", q)]
        }
    }

    var cookies: [QueryItem] {
        switch self {
        case .findPlaces(_, _, let c):
            return [QueryItem("c", c)]
        }
    }

    var security: [SecurityRequirement] {
        [[.session, .query, .header, .token]]
    }

    var baseURL: String {
        "https://eu.example.com"
    }
}
