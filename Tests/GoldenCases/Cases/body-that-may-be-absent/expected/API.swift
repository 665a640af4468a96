import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case changeBoat(id: Int, Boat?)

    var path: String {
        switch self {
        case .changeBoat(let id, _):
            return "/boats/\(id)"
        }
    }

    var method: HTTPMethod {
        .patch
    }

    var body: RequestBody? {
        switch self {
        case .changeBoat(_, let request):
            return request.map { .json($0) }
        }
    }
}
