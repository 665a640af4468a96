import Foundation

nonisolated enum OrdersEndpoint: Endpoint {
    case listOrders

    var path: String {
        "/orders"
    }

    var method: HTTPMethod {
        .get
    }
}
