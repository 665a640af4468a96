import Foundation

nonisolated enum OrdersEndpoint: Endpoint {
    case listOrders
    case createOrder(CreateOrderRequest)
    case getReceipt(id: Int)
    case watchOrders

    var path: String {
        switch self {
        case .listOrders, .createOrder:
            return "/orders"
        case .getReceipt(let id):
            return "/orders/\(id)/receipt"
        case .watchOrders:
            return "/orders/events"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listOrders, .getReceipt, .watchOrders:
            return .get
        case .createOrder:
            return .post
        }
    }

    var body: RequestBody? {
        switch self {
        case .createOrder(let request):
            return .json(request)
        default:
            return nil
        }
    }

    var accept: String {
        switch self {
        case .getReceipt:
            return "image/png"
        case .watchOrders:
            return "text/event-stream"
        default:
            return "application/json"
        }
    }

    var errorBodies: [ErrorBody] {
        switch self {
        case .listOrders:
            return [ErrorBody(400...499, Problem.self)]
        case .createOrder:
            return [ErrorBody(409, Problem.self)]
        default:
            return []
        }
    }
}

nonisolated enum CooksEndpoint: Endpoint {
    case list

    var path: String {
        "/cooks"
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        "text/plain"
    }
}
