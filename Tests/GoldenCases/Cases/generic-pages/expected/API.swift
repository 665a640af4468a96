import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum CrewEndpoint: Endpoint {
    case listCrew

    var path: String {
        "/crew"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum OddEndpoint: Endpoint {
    case listOdd

    var path: String {
        "/odd"
    }

    var method: HTTPMethod {
        .get
    }
}
