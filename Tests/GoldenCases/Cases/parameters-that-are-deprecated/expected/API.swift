import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats(default: String?, order: String?, xTrace: String?)
    case getBoat(id: String)

    var path: String {
        switch self {
        case .listBoats:
            return "/boats"
        case .getBoat(let id):
            return "/boats/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .listBoats(_, _, let xTrace):
            return ["X-Trace": xTrace].compactMapValues { $0 }
        default:
            return nil
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listBoats(let `default`, let order, _):
            return [QueryItem("default", `default`), QueryItem("order", order)]
        default:
            return nil
        }
    }
}

nonisolated enum CrewsEndpoint: Endpoint {
    case listCrews(input: ListCrewsInput)

    var path: String {
        "/crews"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listCrews(let input):
            return [
                QueryItem("page", input.page),
                QueryItem("size", input.size),
                QueryItem("after", input.after),
                QueryItem("before", input.before),
                QueryItem("order", input.order),
            ]
        }
    }
}

nonisolated enum DocksEndpoint: Endpoint {
    case listDocks(kind: String?)

    var path: String {
        "/docks"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listDocks(let kind):
            return [QueryItem("kind", kind)]
        }
    }
}
