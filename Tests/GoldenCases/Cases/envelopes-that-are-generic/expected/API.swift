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
