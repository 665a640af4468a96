import Foundation

nonisolated enum RatesEndpoint: Endpoint {
    case getRates
    case watchRates

    var path: String {
        switch self {
        case .getRates:
            return "/rates"
        case .watchRates:
            return "/rates/live"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        switch self {
        case .watchRates:
            return "text/event-stream"
        default:
            return "application/json"
        }
    }
}
