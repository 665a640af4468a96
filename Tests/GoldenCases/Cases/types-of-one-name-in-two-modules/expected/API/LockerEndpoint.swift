import Foundation

nonisolated enum LockerEndpoint: Endpoint {
    case openLocker(Foundation.UUID)

    var path: String {
        "/lockers"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .openLocker(let request):
            return .json(request)
        }
    }
}
