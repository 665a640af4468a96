import Foundation

public nonisolated enum BoatsApi {
    case listBoats
    case addBoat(input: Boat)
    case getBoat(id: Int)
}

nonisolated extension BoatsApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        switch self {
        case .addBoat(let input):
            return input
        default:
            return nil
        }
    }

    public var method: RequestMethod {
        switch self {
        case .listBoats:
            return .get
        case .addBoat:
            return .post
        case .getBoat:
            return .get
        }
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        switch self {
        case .listBoats:
            return "/boats"
        case .addBoat:
            return "/boats"
        case .getBoat(let id):
            return "/boats/\(id)"
        }
    }
}

public nonisolated enum WeatherApi {
    case watchGusts
}

nonisolated extension WeatherApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        nil
    }

    public var method: RequestMethod {
        .get
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        "/gusts"
    }

    public var accept: String {
        "text/event-stream"
    }
}
