import Foundation

nonisolated enum NestsEndpoint: Endpoint {
    case getNest
    case getPair

    var path: String {
        switch self {
        case .getNest:
            return "/nest"
        case .getPair:
            return "/pair"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
