import Foundation

nonisolated enum BetaEndpoint: Endpoint {
    case getReport

    var path: String {
        "/report"
    }

    var method: HTTPMethod {
        .get
    }
}

/// Orders and what belongs to them
nonisolated enum OrdersEndpoint: Endpoint {
    case listOrders
    case getOrder(id: String)

    var path: String {
        switch self {
        case .listOrders:
            return "/orders"
        case .getOrder(let id):
            return "/orders/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
