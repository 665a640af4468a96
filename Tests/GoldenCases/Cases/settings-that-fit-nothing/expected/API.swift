import Foundation

nonisolated enum OrdersEndpoint: Endpoint {
    case createOrder(NewOrder)

    var path: String {
        "/orders"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .createOrder(let request):
            return .json(request)
        }
    }
}
