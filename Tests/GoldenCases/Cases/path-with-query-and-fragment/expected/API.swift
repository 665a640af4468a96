import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listSails
    case listOld

    var path: String {
        switch self {
        case .listSails:
            return "/boats?kind=sail"
        case .listOld:
            return "/boats"
        }
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum RaftsEndpoint: Endpoint {
    case listRafts

    var path: String {
        "/rafts?q=a%26b%2Bc+d/e&n%26=1&%C3%B6=%C3%BC"
    }

    var method: HTTPMethod {
        .get
    }
}
