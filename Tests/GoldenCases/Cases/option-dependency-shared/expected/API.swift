import Foundation

public nonisolated enum BoatEndpoint: Endpoint {
    case listBoats(page: Int?)
    case deleteBoat(id: Int)

    public var path: String {
        switch self {
        case .listBoats:
            return "/boats"
        case .deleteBoat(let id):
            return "/boats/\(id)"
        }
    }

    public var method: HTTPMethod {
        switch self {
        case .listBoats:
            return .get
        case .deleteBoat:
            return .delete
        }
    }

    public var queryItems: [QueryItem]? {
        switch self {
        case .listBoats(let page):
            return [QueryItem("page", page)]
        default:
            return nil
        }
    }
}
