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
