import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats
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
}

nonisolated enum CrewEndpoint: Endpoint {
    case getCrew
    case setCrew(CrewEnvelope)

    var path: String {
        "/crew"
    }

    var method: HTTPMethod {
        switch self {
        case .getCrew:
            return .get
        case .setCrew:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .setCrew(let request):
            return .json(request)
        default:
            return nil
        }
    }
}

nonisolated enum HarbourEndpoint: Endpoint {
    case getHarbour

    var path: String {
        "/harbour"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum PagesEndpoint: Endpoint {
    case pageBoats
    case pageBoatsWhole

    var path: String {
        switch self {
        case .pageBoats:
            return "/pages"
        case .pageBoatsWhole:
            return "/pages/whole"
        }
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum CountEndpoint: Endpoint {
    case countBoats

    var path: String {
        "/count"
    }

    var method: HTTPMethod {
        .get
    }
}
