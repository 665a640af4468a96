import Foundation

nonisolated enum BoatEndpoint: Endpoint {
    case getBoat

    var path: String {
        "/boat"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum CrewEndpoint: Endpoint {
    case getCrew

    var path: String {
        "/crew"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum CrewsEndpoint: Endpoint {
    case listCrews
    case mapCrews

    var path: String {
        switch self {
        case .listCrews:
            return "/crews"
        case .mapCrews:
            return "/crews/by-boat"
        }
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum PlansEndpoint: Endpoint {
    case getPlan

    var path: String {
        "/plans"
    }

    var method: HTTPMethod {
        .get
    }
}
