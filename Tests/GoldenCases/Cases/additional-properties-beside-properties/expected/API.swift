import Foundation

nonisolated enum CountsEndpoint: Endpoint {
    case replaceCounts(SentCounts)

    var path: String {
        "/counts"
    }

    var method: HTTPMethod {
        .put
    }

    var body: RequestBody? {
        switch self {
        case .replaceCounts(let request):
            return .json(request)
        }
    }
}
