import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats(harbour: String?)
    case getBoat(id: Int)
    case getPosition(id: Int)
    case getCrew(id: Int, settings: String?)
    case watchCrew(id: Int)
    case listCrews(id: Int)
    case searchBoats(Search)
    case fetchBoats
    case moveBoat(id: Int, Position)
    case positions(id: Int)

    var path: String {
        switch self {
        case .listBoats:
            return "/boats"
        case .getBoat(let id):
            return "/boats/\(id)"
        case .getPosition(let id), .moveBoat(let id, _):
            return "/boats/\(id)/position"
        case .getCrew(let id, _):
            return "/boats/\(id)/crew"
        case .watchCrew(let id):
            return "/boats/\(id)/crew/events"
        case .listCrews(let id):
            return "/boats/\(id)/crews"
        case .searchBoats:
            return "/boats/search"
        case .fetchBoats:
            return "/boats/all"
        case .positions(let id):
            return "/boats/\(id)/live"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listBoats, .getBoat, .getPosition, .getCrew, .watchCrew, .listCrews, .fetchBoats, .positions:
            return .get
        case .searchBoats:
            return .post
        case .moveBoat:
            return .put
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listBoats(let harbour):
            return [QueryItem("harbour", harbour)]
        case .getCrew(_, let settings):
            return [QueryItem("settings", settings)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .searchBoats(let request):
            return .json(request)
        case .moveBoat(_, let request):
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

    var security: [SecurityRequirement] {
        [[.token]]
    }
}
