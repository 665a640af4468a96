import Foundation

nonisolated enum OrdersEndpoint: Endpoint {
    case listOrders(direction: Direction?)
    case createOrder(OrderDraft)
    case getOrder(id: String, view: OrderView?)
    case replaceOrder(id: String, OrderDraft, view: OrderView?)

    var path: String {
        switch self {
        case .listOrders, .createOrder:
            return "/orders"
        case .getOrder(let id, _), .replaceOrder(let id, _, _):
            return "/orders/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listOrders, .getOrder:
            return .get
        case .createOrder:
            return .post
        case .replaceOrder:
            return .put
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listOrders(let direction):
            return [QueryItem("direction", direction)]
        case .getOrder(_, let view), .replaceOrder(_, _, let view):
            return [QueryItem("view", view)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .createOrder(let request), .replaceOrder(_, let request, _):
            return .json(request)
        default:
            return nil
        }
    }

    var errorBodies: [ErrorBody] {
        switch self {
        case .createOrder:
            return [ErrorBody(401, Unauthorized.self), ErrorBody(409, OrderExists.self)]
        case .replaceOrder:
            return []
        default:
            return [ErrorBody(401, Unauthorized.self)]
        }
    }
}
