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

nonisolated enum CountEndpoint: Endpoint {
    case countBoats

    var path: String {
        "/count"
    }

    var method: HTTPMethod {
        .get
    }
}
