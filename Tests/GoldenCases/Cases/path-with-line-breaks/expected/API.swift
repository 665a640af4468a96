import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case getBoat(aB: String, input: GetBoatInput)

    var path: String {
        switch self {
        case .getBoat(let aB, _):
            return "/boats/\(aB.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .getBoat(_, let input):
            return [QueryItem("c", input.c), QueryItem("d", input.d)]
        }
    }
}
