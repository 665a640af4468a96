import Foundation

nonisolated enum WritesEndpoint: Endpoint {
    case addWrite(WriteModel)
    case fetchWrites

    var path: String {
        "/writes"
    }

    var method: HTTPMethod {
        switch self {
        case .addWrite:
            return .post
        case .fetchWrites:
            return .get
        }
    }

    var body: RequestBody? {
        switch self {
        case .addWrite(let request):
            return .json(request)
        default:
            return nil
        }
    }
}
