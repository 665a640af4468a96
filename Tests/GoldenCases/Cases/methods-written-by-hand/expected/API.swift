import Foundation

nonisolated enum FileEndpoint: Endpoint {
    case compress(id: Int)
    case remove(id: Int)

    var path: String {
        switch self {
        case .compress(let id):
            return "/files/\(id)/compression"
        case .remove(let id):
            return "/files/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .compress:
            return .post
        case .remove:
            return .delete
        }
    }
}
