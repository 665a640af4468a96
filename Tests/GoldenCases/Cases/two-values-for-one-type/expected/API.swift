import Foundation

nonisolated enum ShapesEndpoint: Endpoint {
    case getShape(id: Int)

    var path: String {
        switch self {
        case .getShape(let id):
            return "/shapes/\(id)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
