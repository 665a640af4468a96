import Foundation

nonisolated enum OrdersEndpoint: Endpoint {
    case getOrder
    case getArchivedOrder

    var path: String {
        switch self {
        case .getOrder:
            return "/orders"
        case .getArchivedOrder:
            return "/orders/archived"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var security: [SecurityRequirement] {
        [[.token, .session]]
    }
}
