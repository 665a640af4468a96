import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case searchBoat(id: Int, String)
    case hasBoat(id: Int)
    case linkBoat(id: Int)
    case mSearchBoatsById(id: Int)

    var path: String {
        switch self {
        case .searchBoat(let id, _), .hasBoat(let id), .linkBoat(let id), .mSearchBoatsById(let id):
            return "/boats/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .searchBoat:
            return .query
        case .hasBoat:
            return .head
        case .linkBoat:
            return .init(rawValue: "LINK")
        case .mSearchBoatsById:
            return .init(rawValue: "m-search")
        }
    }

    var body: RequestBody? {
        switch self {
        case .searchBoat(_, let request):
            return .json(request)
        default:
            return nil
        }
    }
}
