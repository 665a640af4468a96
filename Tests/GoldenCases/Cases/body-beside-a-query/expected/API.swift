import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case addBoat([String], notify: Bool?)

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        .post
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .addBoat(_, let notify):
            return [QueryItem("notify", notify)]
        }
    }

    var body: RequestBody? {
        switch self {
        case .addBoat(let request, _):
            return .json(request)
        }
    }
}
