import Foundation

nonisolated enum QueriesEndpoint: Endpoint {
    case addQuery(QueryDTO)

    var path: String {
        "/queries"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addQuery(let request):
            return .json(request)
        }
    }
}
