import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats(harbour: String?, after: String?)
    case addBoat(Boat)
    case getBoat(id: String)
    case deleteBoat(id: String)
    case getCrew(id: String)
    case watchCrew

    var path: String {
        switch self {
        case .listBoats, .addBoat:
            return "/boats"
        case .getBoat(let id), .deleteBoat(let id):
            return "/boats/\(id.pathEscaped)"
        case .getCrew(let id):
            return "/boats/\(id.pathEscaped)/crew"
        case .watchCrew:
            return "/crew"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listBoats, .getBoat, .getCrew, .watchCrew:
            return .get
        case .addBoat:
            return .post
        case .deleteBoat:
            return .delete
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listBoats(let harbour, let after):
            return [QueryItem("harbour", harbour), QueryItem("after", after)]
        default:
            return nil
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

    var accept: String {
        switch self {
        case .watchCrew:
            return "text/event-stream"
        default:
            return "application/json"
        }
    }
}

nonisolated enum HarboursEndpoint: Endpoint {
    case getHarbour(id: String)
    case nearestHarbour
    case renameHarbour(String)

    var path: String {
        switch self {
        case .getHarbour(let id):
            return "/harbours/\(id.pathEscaped)"
        case .nearestHarbour:
            return "/harbours/nearest"
        case .renameHarbour:
            return "/name"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .getHarbour, .nearestHarbour:
            return .get
        case .renameHarbour:
            return .post
        }
    }

    var body: RequestBody? {
        switch self {
        case .renameHarbour(let request):
            return .text(request)
        default:
            return nil
        }
    }

    var accept: String {
        switch self {
        case .getHarbour:
            return "text/plain, application/json"
        case .nearestHarbour:
            return "text/plain"
        default:
            return "application/json"
        }
    }
}

nonisolated enum QueryEndpoint: Endpoint {
    case ping

    var path: String {
        "/ping"
    }

    var method: HTTPMethod {
        .post
    }
}
