import Foundation

nonisolated enum MainEndpoint: Endpoint {
    case favourite(id: Int, isOff: Bool)

    var path: String {
        switch self {
        case .favourite(let id, _):
            return "/items/\(id)/favourite"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .favourite(_, let isOff):
            return isOff ? .delete : .put
        }
    }

    var headers: [String: String]? {
        switch self {
        case .favourite(let id, let isOff):
            return ["X-Off": String(isOff), "X-Item": String(id)]
        }
    }
}
