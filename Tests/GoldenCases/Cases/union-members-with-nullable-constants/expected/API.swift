import Foundation

nonisolated enum PrintsEndpoint: Endpoint {
    case print(PrintRequest)

    var path: String {
        "/prints"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .print(let request):
            return .json(request)
        }
    }
}
