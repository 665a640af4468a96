import Foundation

nonisolated enum ShipsEndpoint: Endpoint {
    case addShip(ShipDTO?)

    var path: String {
        "/ships"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addShip(let request):
            return request.map { .json($0) }
        }
    }
}
