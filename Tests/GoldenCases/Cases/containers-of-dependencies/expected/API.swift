import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats
    case addBoat(Boat)
    case getBoat(id: Int)

    var path: String {
        switch self {
        case .listBoats, .addBoat:
            return "/boats"
        case .getBoat(let id):
            return "/boats/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listBoats, .getBoat:
            return .get
        case .addBoat:
            return .post
        }
    }

    var body: RequestBody? {
        switch self {
        case .addBoat(let request):
            return .json(request)
        default:
            return nil
        }
    }
}

nonisolated enum WeatherEndpoint: Endpoint {
    case watchGusts

    var path: String {
        "/gusts"
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        "text/event-stream"
    }
}
