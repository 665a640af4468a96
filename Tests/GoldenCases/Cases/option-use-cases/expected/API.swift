import Foundation

nonisolated enum BoatEndpoint: Endpoint {
    case listBoats(page: Int?)
    case deleteBoat(id: Int)

    var path: String {
        switch self {
        case .listBoats:
            return "/boats"
        case .deleteBoat(let id):
            return "/boats/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listBoats:
            return .get
        case .deleteBoat:
            return .delete
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listBoats(let page):
            return [QueryItem("page", page)]
        default:
            return nil
        }
    }
}
