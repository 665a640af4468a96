import Foundation

nonisolated enum PricesEndpoint: Endpoint {
    case listPrices(least: Decimal, most: Decimal?)

    var path: String {
        switch self {
        case .listPrices(let least, _):
            return "/prices/\(pathSegment(least, name: "least"))"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listPrices(_, let most):
            return [QueryItem("most", most)]
        }
    }
}
