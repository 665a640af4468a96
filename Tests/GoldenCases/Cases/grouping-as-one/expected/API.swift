import Foundation

package enum GroupingAsOneEndpoint: Endpoint {
    case addShip(payload: Ship)
    case listTides

    package var path: String {
        switch self {
        case .addShip:
            return "/ships"
        case .listTides:
            return "/tides"
        }
    }

    package var method: HTTPMethod {
        switch self {
        case .addShip:
            return .post
        case .listTides:
            return .get
        }
    }

    package var body: RequestBody? {
        switch self {
        case .addShip(let payload):
            return .json(payload)
        default:
            return nil
        }
    }
}
