import Foundation

public nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats
    case addBoat(Boat)
    case getBoat(id: Int)

    public var path: String {
        switch self {
        case .listBoats, .addBoat:
            return "/boats"
        case .getBoat(let id):
            return "/boats/\(id)"
        }
    }

    public var method: HTTPMethod {
        switch self {
        case .listBoats, .getBoat:
            return .get
        case .addBoat:
            return .post
        }
    }

    public var body: RequestBody? {
        switch self {
        case .addBoat(let request):
            return .json(request)
        default:
            return nil
        }
    }
}

public nonisolated enum WeatherEndpoint: Endpoint {
    case watchGusts

    public var path: String {
        "/gusts"
    }

    public var method: HTTPMethod {
        .get
    }

    public var accept: String {
        "text/event-stream"
    }
}
